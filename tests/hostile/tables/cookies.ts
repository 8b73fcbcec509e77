import { randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { siteCookie } from "~/server/security/cookies.server";
import { byAnotherSecret } from "../../support/encrypted-tokens";
import { contact, onboarding, thanks, type Expected } from "../../support/hostile/expected";
import { get, MARK } from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";

const HOUR = 60 * 60;

const pairOf = async (header: Promise<string>) => (await header).split(";", 1)[0] ?? "";
const encrypted = (name: string, value: unknown, by = siteCookie) =>
  pairOf(by(name, HOUR).serialize(value));

const values: [what: string, value: unknown][] = [
  ["of an unknown id", randomUUID()],
  ["of an object", { toString: MARK }],
  ["of a prototype's name", "__proto__"],
];

/** Well-encrypted cookies with invalid contents, and others; tests/unit/cookies.test.ts has altered ones. */
const odd = (name: string): [what: string, cookie: Promise<string>][] => [
  ...values.map(([what, value]): [string, Promise<string>] => [what, encrypted(name, value)]),
  ["of an id, not encrypted", pairOf(createCookie(name).serialize(randomUUID()))],
  ["encrypted by another secret", encrypted(name, randomUUID(), byAnotherSecret.siteCookie)],
];

const pages: [address: string, expected: Expected][] = [
  ["/contact", contact],
  ["/onboarding", onboarding],
  ["/thank-you", thanks],
];

const rows = ["order", "draft", "flash"].flatMap((name) =>
  odd(name).flatMap(([what, cookie]) =>
    pages.map(async ([address, expected]): Promise<Row> => [
      `${address} with a cookie "${name}" ${what}`,
      get(address, `Cookie: ${await cookie}`),
      expected,
    ]),
  ),
);
export const cookies: readonly Row[] = await Promise.all(rows);
