import { expect, test } from "vitest";
import { download } from "~/server/http/download.server";
import { requestContext } from "~/server/log/log.server";

/** Reads a download of three parts, of which `readers` says for each whether the client is still there. */
function read(readers: Promise<boolean>[], fail = false) {
  const made: string[] = [];
  async function* parts() {
    try {
      for (const part of ["a", "b", "c"]) {
        if (fail && part === "c") throw new Error("the database is gone");
        made.push(part);
        yield part;
      }
    } finally {
      made.push("ended");
    }
  }
  const context = { id: "1", network: "::1", nonce: undefined, fromScripts: false };
  const next = readers.values();
  const whole = requestContext.run(
    {
      ...context,
      owner: "one",
      findOwner: () => Promise.resolve("one"),
      awaitReader: () => next.next().value ?? Promise.resolve(true),
    },
    () => download("a.csv", "text/csv", parts()).text(),
  );
  return { made, whole };
}

test("a download is made no further than its client has read", async () => {
  let drain: (isThere: boolean) => void = () => undefined;
  const first = new Promise<boolean>((resolve) => (drain = resolve));
  const { made, whole } = read([first]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(made).toEqual(["a"]);
  drain(true);
  expect(await whole).toBe("abc");
});

test("what makes a download ends when its client leaves", async () => {
  const { made, whole } = read([Promise.resolve(true), Promise.resolve(false)]);
  await whole;
  expect(made).toEqual(["a", "b", "ended"]);
});

test("a download that fails in between is no whole file", async () => {
  await expect(read([], true).whole).rejects.toThrow("the database is gone");
});
