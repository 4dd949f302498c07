import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["TIANXIA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./", // the server says where the page lies (src/lib/base.ts)
  plugins: [svelte()],
  resolve: {
    alias: { "@game-texts": here("../src/tianxia/games"), "@": here("./src") },
    // the unit tests run what the browser runs
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 300,
    cssCodeSplit: true,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: here("./scripts/browser-like.mjs"),
    pool: "threads",
    maxWorkers: 1,
  },
  server: {
    fs: { allow: [here("."), here("../src/tianxia/games")] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
