import solid from "vite-plugin-solid";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8162";

export default defineConfig({
  plugins: [solid()],
  build: {
    outDir: "../src/railhead/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    // The texts are shared with Python and lie outside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "jsdom", include: ["test/**/*.test.{ts,tsx}"] },
});
