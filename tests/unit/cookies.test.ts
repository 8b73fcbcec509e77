import { createCookie } from "@remix-run/node";
import { expect, test } from "vitest";
import type * as cookies from "~/security/cookies.server";
import { importWith } from "../support/other-environment";

const cookieWith = async (secrets: string, name = "order") =>
  (
    await importWith<typeof cookies>({ SESSION_SECRET: secrets }, "security/cookies.server")
  ).siteCookie(name, 60);

const id = "0b6e1b6e-58d7-4e3b-9a50-6c3f5c8e7a11";
const pairOf = (header: string) => header.split(";", 1)[0]!;
const valueOf = (header: string) => decodeURIComponent(pairOf(header).replace("order=", ""));

/** As releases before encryption wrote it. */
const signedBy = async (secret: string) =>
  pairOf(await createCookie("order", { secrets: [secret] }).serialize(id));

test("a cookie can be read with the secret that encrypted it, and not without it", async () => {
  const cookie = await cookieWith("one");
  const header = await cookie.serialize(id);
  expect(await cookie.parse(pairOf(header))).toBe(id);
  const value = valueOf(header);
  const decoded = Buffer.from(value, "base64").toString("latin1");
  for (const text of [header, value, decoded, Buffer.from(decoded, "base64").toString("latin1")]) {
    expect(text).not.toContain(id.slice(0, 8));
  }
  expect(await (await cookieWith("another")).parse(pairOf(header))).toBeUndefined();
});

test("a cookie is HttpOnly, SameSite=Lax and valid on every path", async () => {
  const header = await (await cookieWith("one")).serialize(id);
  expect(header).toMatch(/; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
});

test("a cookie's value is refused under another cookie's name", async () => {
  const header = await (await cookieWith("one")).serialize(id);
  const draft = await cookieWith("one", "draft");
  expect(await draft.parse(pairOf(header).replace("order=", "draft="))).toBeUndefined();
});

test("cookies are encrypted with the newest secret, and read with older secrets too", async () => {
  const old = pairOf(await (await cookieWith("old")).serialize(id));
  const both = await cookieWith("new,old");
  expect(await both.parse(old)).toBe(id);
  const renewed = pairOf(await both.serialize(id));
  expect(await (await cookieWith("new")).parse(renewed)).toBe(id);
  expect(await (await cookieWith("old")).parse(renewed)).toBeUndefined();
});

test("a cookie from before encryption is still read when its signature is valid, and then written encrypted", async () => {
  const both = await cookieWith("new,old");
  for (const secret of ["new", "old"]) expect(await both.parse(await signedBy(secret))).toBe(id);
  for (const bad of [await signedBy("another"), (await signedBy("new")).replace(/\..*/, "")]) {
    expect(await both.parse(bad)).toBeUndefined();
  }
  expect(await both.serialize(id)).not.toContain(".");
});

test("a request without the cookie gives undefined", async () => {
  const cookie = await cookieWith("one");
  for (const header of [null, "", "other=x", "order="]) {
    expect(await cookie.parse(header)).toBeUndefined();
  }
});
