// Before the first paint: the remembered language, size and light or dark, so that nothing flashes.
var saved = {};
try {
  saved = JSON.parse(localStorage.getItem("tianxia") || "{}");
} catch {
  document.documentElement.dataset.saved = "none";
}
var chosen = saved.theme === "dark" || saved.theme === "light" ? saved.theme : null;
document.documentElement.dataset.theme = chosen || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
if (saved.size) document.documentElement.dataset.size = saved.size;
if (saved.speed) document.documentElement.dataset.speed = saved.speed;
if (saved.language) document.documentElement.lang = saved.language;
