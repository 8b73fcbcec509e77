import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { readFilesForm } from "~/assets/read-files-form.server";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const FIELDS = 118;
const LONG = `${"a".repeat(65_400)}€`;

const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Reads a form of these parts; `beforeEnd` is called when all of them were read. */
function read(parts: Iterable<string>, beforeEnd?: () => void) {
  const chunks = parts[Symbol.iterator]();
  let ended = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { value, done } = chunks.next();
      if (!done) return controller.enqueue(Buffer.from(value));
      if (ended) return controller.close();
      beforeEnd?.();
      ended = true;
      controller.enqueue(Buffer.from("--b--\r\n"));
    },
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=b" };
  const init = { method: "POST", body, headers, duplex: "half" };
  const request = new Request("http://localhost/", init as RequestInit);
  return readFilesForm(request, ["intent", "text"], ["kept"], async () => undefined);
}

test("a form that never ends keeps no memory with fields that it does not have, or has had", async () => {
  collect();
  const before = process.memoryUsage().heapUsed;
  let held = 0;
  function* parts() {
    for (let n = 0; n < FIELDS; n += 1) yield part(n % 2 ? `f${n}` : "intent", LONG);
  }
  await read(parts(), () => {
    collect();
    held = process.memoryUsage().heapUsed - before;
  });
  // They take 15 MB.
  expect(held).toBeLessThan(4 * 1024 * 1024);
});

test("a form's short fields are cut, and its long text is not", async () => {
  const form = await read([part("intent", LONG), part("text", LONG), part("kept", LONG)]);
  if (!form.ok) throw new Error(`refused with ${form.status}`);
  expect(form.values.intent).toHaveLength(2_000);
  expect(form.values.text).toBe(LONG);
  expect(form.lists.kept).toEqual(["a".repeat(36)]);
});
