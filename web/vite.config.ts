import solid from "vite-plugin-solid";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8162";

/** Texts go to the browser without comments and without mails and alerts, which the server writes. */
const texts = {
  name: "texts",
  transform(code: string, id: string) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
    const entries = text.replace(/^#.*\n/gm, "").split(/\n+(?=[a-z-])/);
    return `export default ${JSON.stringify(entries.filter((entry) => !/^(mail|push)-/.test(entry)).join("\n"))}`;
  },
};

export default defineConfig({
  plugins: [texts, solid()],
  build: {
    outDir: "../src/railhead/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: {
      polyfill: false,
      // What a part needs beyond itself is mostly there already: only the table's list is worth its length.
      resolveDependencies: (file, needs) => (file.includes("/Game-") ? needs : []),
    },
  },
  server: {
    // The texts are shared with Python and lie outside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "jsdom", include: ["test/**/*.test.{ts,tsx}"] },
});
