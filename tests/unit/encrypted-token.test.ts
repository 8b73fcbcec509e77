import { describe, expect, test } from "vitest";
import type * as sealing from "~/security/encrypted-token.server";
import { importWith } from "../support/other-environment";

const sealWith = (secrets: string) =>
  importWith<typeof sealing>({ SESSION_SECRET: secrets }, "security/encrypted-token.server");

const value = { id: "x", list: [1, null, "ü"] };

test("what is sealed is opened again, for its purpose only", async () => {
  const { encryptToken, decryptToken } = await sealWith("one");
  const sealed = encryptToken("order", value);
  expect(decryptToken("order", sealed)).toEqual(value);
  expect(decryptToken("onboarding", sealed)).toBeUndefined();
  expect(decryptToken("", sealed)).toBeUndefined();
});

test("a sealed text is fit for an address, tells nothing and is never the same twice", async () => {
  const { encryptToken } = await sealWith("one");
  const sealed = encryptToken("order", { email: "ann@marlow.test" });
  expect(sealed).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("ann@");
  expect(encryptToken("order", value)).not.toBe(encryptToken("order", value));
});

test("no byte of it can be changed, added or left out", async () => {
  const { encryptToken, decryptToken } = await sealWith("one");
  const bytes = Buffer.from(encryptToken("order", value), "base64url");
  const opened = (changed: Buffer) => decryptToken("order", changed.toString("base64url"));
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = changed[at]! ^ 1;
    expect(opened(changed), `byte ${at}`).toBeUndefined();
  }
  for (let length = 0; length < bytes.length; length += 1) {
    expect(opened(bytes.subarray(0, length)), `${length} bytes`).toBeUndefined();
  }
  expect(opened(Buffer.concat([bytes, Buffer.from([0])]))).toBeUndefined();
});

test.each(["", "x", "not base64 !", "A".repeat(38), "A".repeat(100_000), "é😀"])(
  "%.20s is nothing we sealed",
  async (text) => {
    const { decryptToken } = await sealWith("one");
    expect(decryptToken("order", text)).toBeUndefined();
  },
);

describe("when the secrets are rotated", () => {
  test("what an older secret sealed is still opened, and new texts use the newest", async () => {
    const old = (await sealWith("old")).encryptToken("order", value);
    const both = await sealWith("new,old");
    expect(both.decryptToken("order", old)).toEqual(value);
    const sealed = both.encryptToken("order", value);

    const newest = await sealWith("new");
    expect(newest.decryptToken("order", sealed)).toEqual(value);
    expect(newest.decryptToken("order", old)).toBeUndefined();
    expect((await sealWith("old")).decryptToken("order", sealed)).toBeUndefined();
  });
});
