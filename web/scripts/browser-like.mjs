/** For the unit tests: the code as it is built for the browser, without a browser around it but for what it remembers. */
function storage() {
  const kept = new Map();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    clear: () => kept.clear(),
  };
}

export default {
  name: "browser-like",
  viteEnvironment: "client",
  setup(global) {
    global.localStorage = storage();
    return { teardown: () => delete global.localStorage };
  },
};
