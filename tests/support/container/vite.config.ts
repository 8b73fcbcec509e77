/** Builds the application with Remix's Vite plugin, from the root of a copy of the project. */
import { vitePlugin as remix } from "@remix-run/dev";
import { fileURLToPath } from "node:url";
import tailwindcss from "tailwindcss";
import { defineConfig } from "vite";

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("app", import.meta.url)) } },
  css: { postcss: { plugins: [tailwindcss("tailwind.config.ts")] } },
  build: { target: "es2022" },
  plugins: [
    remix({
      ignoredRouteFiles: ["**/.*"],
      future: { v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true },
    }),
  ],
});
