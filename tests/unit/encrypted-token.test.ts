import { expect, test } from "vitest";
import type * as sealing from "~/server/security/encrypted-token.server";
import { importWith, secretsNamed } from "../support/other-environment";

const tokensWith = (secrets: string) =>
  importWith<typeof sealing>(
    { SESSION_SECRET: secretsNamed(secrets) },
    "server/security/encrypted-token.server",
  );

const value = { id: "x", list: [1, null, "ü"] };

test("an encrypted value can be decrypted for the purpose it was encrypted for, and for no other", async () => {
  const { encryptToken, decryptToken } = await tokensWith("one");
  const encrypted = encryptToken("order", value);
  expect(decryptToken("order", encrypted)).toEqual(value);
  expect(decryptToken("onboarding", encrypted)).toBeUndefined();
  expect(decryptToken("", encrypted)).toBeUndefined();
});

test("an encrypted token is URL-safe, hides its content and differs each time", async () => {
  const { encryptToken } = await tokensWith("one");
  const encrypted = encryptToken("order", { email: "ann@marlow.test" });
  expect(encrypted).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(Buffer.from(encrypted, "base64url").toString("latin1")).not.toContain("ann@");
  expect(encryptToken("order", value)).not.toBe(encryptToken("order", value));
});

test("a token with any byte changed, added or removed is refused", async () => {
  const { encryptToken, decryptToken } = await tokensWith("one");
  const bytes = Buffer.from(encryptToken("order", value), "base64url");
  const decrypted = (changed: Buffer) => decryptToken("order", changed.toString("base64url"));
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = changed[at]! ^ 1;
    expect(decrypted(changed), `byte ${at}`).toBeUndefined();
  }
  for (let length = 0; length < bytes.length; length += 1) {
    expect(decrypted(bytes.subarray(0, length)), `${length} bytes`).toBeUndefined();
  }
  expect(decrypted(Buffer.concat([bytes, Buffer.from([0])]))).toBeUndefined();
});

test.each([
  ["an empty text", ""],
  ["characters outside base64url", "not base64 !"],
  ["a nonce and a tag without content", "A".repeat(38)],
  ["100,000 characters", "A".repeat(100_000)],
  ["characters outside ASCII", "é😀"],
])("%s is refused as a token", async (_, text) => {
  const { decryptToken } = await tokensWith("one");
  expect(decryptToken("order", text)).toBeUndefined();
});

test("after a rotation of the secrets older tokens can still be decrypted, and new ones use the newest secret", async () => {
  const old = (await tokensWith("old")).encryptToken("order", value);
  const both = await tokensWith("new,old");
  expect(both.decryptToken("order", old)).toEqual(value);
  const encrypted = both.encryptToken("order", value);

  const newest = await tokensWith("new");
  expect(newest.decryptToken("order", encrypted)).toEqual(value);
  expect(newest.decryptToken("order", old)).toBeUndefined();
  expect((await tokensWith("old")).decryptToken("order", encrypted)).toBeUndefined();
});
