import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";

type Collections = Record<string, unknown[] | Map<unknown, unknown>>;

/** Fills the collections with what a file has of an earlier run, and writes them to it when the process ends. */
export function keepInFile(file: string, held: Collections): void {
  if (existsSync(file)) {
    const stored = deserialize(readFileSync(file)) as Collections;
    for (const [name, collection] of Object.entries(held)) {
      for (const item of stored[name] ?? []) {
        if (collection instanceof Map) collection.set(...(item as [unknown, unknown]));
        else collection.push(item);
      }
    }
  }
  mkdirSync(path.dirname(file), { recursive: true });
  process.once("exit", () => {
    try {
      writeFileSync(`${file}.new`, serialize(held));
      renameSync(`${file}.new`, file);
    } catch (error) {
      // On a full disk: a process that throws here does not end.
      process.stderr.write(`the sandbox was not kept: ${String(error)}\n`);
    }
  });
}
