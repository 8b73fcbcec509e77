import { expect, test, vi } from "vitest";
import type * as cookies from "~/server/security/cookies.server";
import { importWith, secretsNamed } from "../support/other-environment";

const { siteCookie } = await importWith<typeof cookies>(
  { SESSION_SECRET: secretsNamed("one") },
  "server/security/cookies.server",
);
const cookie = siteCookie("order", 60);

const id = "0b6e1b6e-58d7-4e3b-9a50-6c3f5c8e7a11";
const pairOf = (header: string) => header.split(";", 1)[0]!;
const valueOf = (header: string) => decodeURIComponent(pairOf(header).replace("order=", ""));

test("a cookie is encrypted, and can be read under its own name only", async () => {
  const header = await cookie.serialize(id);
  expect(header).toMatch(/; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await cookie.parse(pairOf(header))).toBe(id);
  const value = valueOf(header);
  const decoded = Buffer.from(value, "base64").toString("latin1");
  for (const text of [header, value, decoded, Buffer.from(decoded, "base64").toString("latin1")]) {
    expect(text).not.toContain(id.slice(0, 8));
  }
  const draft = siteCookie("draft", 60);
  expect(await draft.parse(pairOf(header).replace("order=", "draft="))).toBeUndefined();
});

test("a cookie is found among thousands, of which no other is decoded", async () => {
  const own = pairOf(await cookie.serialize(id));
  const others = Array.from({ length: 2_000 }, (_, i) => `x${i}order=%`);
  const decode = vi.spyOn(globalThis, "decodeURIComponent");
  expect(await cookie.parse([...others, own, "order=x"].join(";"))).toBe(id);
  expect(decode.mock.calls.map(([text]) => text)).not.toContain("%");
  decode.mockRestore();
});

test("a request without the cookie gives undefined", async () => {
  for (const header of [null, "", "other=x", "order="]) {
    expect(await cookie.parse(header)).toBeUndefined();
  }
});
