import { expect, test } from "vitest";
import { issueFormToken, readFormToken } from "~/security/form-token.server";
import { encryptToken } from "~/security/encrypted-token.server";

const id = "0b6e1b6e-58d7-4e3b-9a50-6c3f5c8e7a11";
const DAY = 24 * 60 * 60 * 1000;
const now = Date.UTC(2025, 9, 1);

test("a form token identifies its submission and is fresh for a day", () => {
  const token = issueFormToken("onboarding", id, now);
  expect(readFormToken("onboarding", token, now)).toEqual({ state: "fresh", id });
  expect(readFormToken("onboarding", token, now + DAY)).toEqual({ state: "fresh", id });
  expect(readFormToken("onboarding", token, now + DAY + 1)).toEqual({ state: "expired", id });
  expect(readFormToken("onboarding", token, now + 400 * DAY)).toEqual({ state: "expired", id });
});

test("a form token issued up to a minute in the future is fresh, one from further ahead has expired", () => {
  const from = (ms: number) => readFormToken("order", issueFormToken("order", id, now + ms), now);
  expect(from(200)).toEqual({ state: "fresh", id });
  expect(from(60_000)).toEqual({ state: "fresh", id });
  expect(from(60_001)).toEqual({ state: "expired", id });
});

test("a form token is fresh when it has just been issued", () => {
  expect(readFormToken("order", issueFormToken("order", id))).toEqual({ state: "fresh", id });
});

test("a form token of another form is unknown", () => {
  const token = issueFormToken("order", id, now);
  expect(readFormToken("onboarding", token, now)).toEqual({ state: "unknown" });
});

test("two form tokens of one submission differ and identify the same submission", () => {
  const [one, other] = [issueFormToken("order", id, now), issueFormToken("order", id, now)];
  expect(one).not.toBe(other);
  expect(readFormToken("order", other, now)).toEqual(readFormToken("order", one, now));
});

test.each([
  ["nothing", ""],
  ["an unencrypted id", id],
  ["a token of another purpose", encryptToken("cookie", { id, at: now })],
  ["a token without an age", encryptToken("form order", { id })],
  ["a token whose id is no UUID", encryptToken("form order", { id: "1", at: now })],
  ["a token that holds no object", encryptToken("form order", [id, now])],
])("a form token made from %s is unknown", (_, token) => {
  expect(readFormToken("order", token, now)).toEqual({ state: "unknown" });
});
