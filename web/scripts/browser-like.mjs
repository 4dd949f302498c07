/** For the unit tests: the code as it is built for the browser, without a browser around it. */
export default { name: "browser-like", viteEnvironment: "client", setup: () => ({ teardown: () => undefined }) };
