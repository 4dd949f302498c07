import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./fonts.css";
import { prefs } from "./lib/prefs.svelte";
import { useLanguage } from "./lib/texts.svelte";
import { watchTables } from "./lib/waiting.svelte";
import { serveFromBackground } from "./lib/worker";

await useLanguage(prefs.language);
mount(App, { target: document.getElementById("app")! });
watchTables();
serveFromBackground();
