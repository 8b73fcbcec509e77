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

/** As versions before encryption wrote it. */
const signedBy = async (secret: string) =>
  pairOf(await createCookie("order", { secrets: [secret] }).serialize(id));

test("a cookie is read again, and nobody without the secret reads it", async () => {
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

test("its attributes are as before", async () => {
  const header = await (await cookieWith("one")).serialize(id);
  expect(header).toMatch(/; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
});

test("a cookie is no other cookie of ours", async () => {
  const header = await (await cookieWith("one")).serialize(id);
  const draft = await cookieWith("one", "draft");
  expect(await draft.parse(pairOf(header).replace("order=", "draft="))).toBeUndefined();
});

test("the newest secret encrypts, and older ones are still read", async () => {
  const old = pairOf(await (await cookieWith("old")).serialize(id));
  const both = await cookieWith("new,old");
  expect(await both.parse(old)).toBe(id);
  const renewed = pairOf(await both.serialize(id));
  expect(await (await cookieWith("new")).parse(renewed)).toBe(id);
  expect(await (await cookieWith("old")).parse(renewed)).toBeUndefined();
});

test("one that was only signed is still read, by any secret, and written encrypted", async () => {
  const both = await cookieWith("new,old");
  for (const secret of ["new", "old"]) expect(await both.parse(await signedBy(secret))).toBe(id);
  for (const bad of [await signedBy("another"), (await signedBy("new")).replace(/\..*/, "")]) {
    expect(await both.parse(bad)).toBeUndefined();
  }
  expect(await both.serialize(id)).not.toContain(".");
});

test("no cookie at all is nothing", async () => {
  const cookie = await cookieWith("one");
  for (const header of [null, "", "other=x", "order="]) {
    expect(await cookie.parse(header)).toBeUndefined();
  }
});
