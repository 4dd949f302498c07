import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./fonts.css";
import { prefs } from "./lib/prefs.svelte";
import { useLanguage } from "./lib/texts.svelte";

await useLanguage(prefs.language);
mount(App, { target: document.getElementById("app")! });
