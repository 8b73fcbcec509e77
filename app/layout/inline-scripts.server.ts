import { readFileSync } from "node:fs";
import { config } from "~/config/config.server";
import type { InlineScripts } from "./document-context";

/** Bundled from app/layout/inline/ by `npm run build:inline`. */
const read = (name: string) => readFileSync(`build/inline/${name}.js`, "utf8").trim();

const readAll = (): InlineScripts => ({
  document: read("document"),
  typedWords: read("typed-words"),
  formValues: read("form-values"),
});

const built = config.development ? undefined : readAll();

/** The scripts inside the documents. While developing they may be others each time. */
export function inlineScripts(): InlineScripts {
  return built ?? readAll();
}
