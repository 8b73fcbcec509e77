import { expect, test } from "vitest";
import type * as cookies from "~/server/security/cookies.server";
import { importWith, secretsNamed } from "../support/other-environment";

const cookieWith = async (secrets: string, name = "order") =>
  (
    await importWith<typeof cookies>(
      { SESSION_SECRET: secretsNamed(secrets) },
      "server/security/cookies.server",
    )
  ).siteCookie(name, 60);

const id = "0b6e1b6e-58d7-4e3b-9a50-6c3f5c8e7a11";
const pairOf = (header: string) => header.split(";", 1)[0]!;
const valueOf = (header: string) => decodeURIComponent(pairOf(header).replace("order=", ""));

test("a cookie is encrypted, and can be read under its own name only", async () => {
  const cookie = await cookieWith("one");
  const header = await cookie.serialize(id);
  expect(header).toMatch(/; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await cookie.parse(pairOf(header))).toBe(id);
  const value = valueOf(header);
  const decoded = Buffer.from(value, "base64").toString("latin1");
  for (const text of [header, value, decoded, Buffer.from(decoded, "base64").toString("latin1")]) {
    expect(text).not.toContain(id.slice(0, 8));
  }
  const draft = await cookieWith("one", "draft");
  expect(await draft.parse(pairOf(header).replace("order=", "draft="))).toBeUndefined();
});

test("a cookie can be read with the newest secret and with older ones, and with no other", async () => {
  const old = pairOf(await (await cookieWith("old")).serialize(id));
  expect(await (await cookieWith("new,old")).parse(old)).toBe(id);
  expect(await (await cookieWith("new")).parse(old)).toBeUndefined();
});

test("a request without the cookie gives undefined", async () => {
  const cookie = await cookieWith("one");
  for (const header of [null, "", "other=x", "order="]) {
    expect(await cookie.parse(header)).toBeUndefined();
  }
});
