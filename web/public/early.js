// Before the first paint: the remembered language and light or dark, so that nothing flashes.
try {
  var saved = JSON.parse(localStorage.getItem("tianxia") || "{}");
  if (saved.theme === "dark" || saved.theme === "light") document.documentElement.dataset.theme = saved.theme;
  if (saved.language) document.documentElement.lang = saved.language;
} catch {
  document.documentElement.dataset.saved = "none";
}
