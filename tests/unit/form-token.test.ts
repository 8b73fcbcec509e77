import { expect, test } from "vitest";
import { issueFormToken, readFormToken } from "~/server/security/form-token.server";
import { encryptToken } from "~/server/security/encrypted-token.server";

const id = "0b6e1b6e-58d7-4e3b-9a50-6c3f5c8e7a11";
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const now = Date.UTC(2025, 9, 1);

test("a form token identifies its submission and is fresh for a day", () => {
  const token = issueFormToken("onboarding", { id }, now);
  expect(readFormToken("onboarding", token, now)).toMatchObject({ state: "fresh", id });
  expect(readFormToken("onboarding", token, now + DAY)).toMatchObject({ state: "fresh", id });
  expect(readFormToken("onboarding", token, now + DAY + 1)).toMatchObject({ state: "expired", id });
  expect(readFormToken("onboarding", token, now + 400 * DAY)).toMatchObject({
    state: "expired",
    id,
  });
});

test("a form token that a page renews tells when its form was opened", () => {
  const since = now - HOUR;
  const renewed = issueFormToken("onboarding", { id, since }, now);
  expect(readFormToken("onboarding", renewed, now)).toEqual({ state: "fresh", id, since });
});

test("a form token issued up to an hour in the future is fresh, one from further ahead has expired", () => {
  const from = (ms: number) =>
    readFormToken("order", issueFormToken("order", { id }, now + ms), now);
  expect(from(200)).toMatchObject({ state: "fresh", id });
  expect(from(HOUR)).toMatchObject({ state: "fresh", id });
  expect(from(HOUR + 1)).toMatchObject({ state: "expired", id });
});

test.each([
  ["nothing", ""],
  ["a token of another form", issueFormToken("onboarding", { id }, now)],
  ["a token of another purpose", encryptToken("cookie", { id, at: now })],
  ["an encrypted null", encryptToken("form order", null)],
  ["a token whose id is an object", encryptToken("form order", { id: { toString: 1 }, at: now })],
  ["a token with a time in words", encryptToken("form order", { id, at: "now" })],
  ["a token without an age", encryptToken("form order", { id })],
  ["a token that holds no object", encryptToken("form order", [id, now])],
])("a form token made from %s is unknown", (_, token) => {
  expect(readFormToken("order", token, now)).toEqual({ state: "unknown" });
});
