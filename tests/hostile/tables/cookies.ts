import { randomUUID } from "node:crypto";
import { byAnotherSecret, signedCookie, siteCookie } from "../../support/encrypted-tokens";
import { contact, onboarding } from "../../support/hostile/targets";
import { page, type Expected } from "../../support/hostile/expected";
import { get, MARK, MARKUP } from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";

const HOUR = 60 * 60;

const pairOf = async (header: Promise<string>) => (await header).split(";", 1)[0] ?? "";
const encrypted = (name: string, value: unknown, by = siteCookie) =>
  pairOf(by(name, HOUR).serialize(value));
/** As releases before encryption wrote it. */
const signed = (name: string, value: unknown) => pairOf(signedCookie(name).serialize(value));

/** Well-encrypted cookies with invalid contents, and broken ones with valid contents. */
async function odd(name: string): Promise<[what: string, cookie: string][]> {
  const good = await encrypted(name, randomUUID());
  const old = await signed(name, randomUUID());
  const values: [string, unknown][] = [
    ["of an unknown id", randomUUID()],
    ["of a number", 1],
    ["of an object", { toString: MARK }],
    ["of a list", [randomUUID()]],
    ["of a prototype's name", "__proto__"],
    ["of markup", MARKUP],
    ["of SQL", `' or '1'='1`],
  ];
  return [
    ...(await Promise.all(
      values.flatMap(([what, value]) => [
        encrypted(name, value).then((cookie): [string, string] => [what, cookie]),
        signed(name, value).then((cookie): [string, string] => [`${what}, only signed`, cookie]),
      ]),
    )),
    ["without its last characters", good.slice(0, -6)],
    ["changed in the middle", good.replace(/=(.{20})../, "=$1AA")],
    ["without its signature", old.replace(/\..*/, "")],
    ["with another signature", old.replace(/\.(..)/, ".AA")],
    ["with the signature of another value", old.replace(/=../, "=AA")],
    [
      "encrypted by another secret",
      await encrypted(name, randomUUID(), byAnotherSecret.siteCookie),
    ],
    ["under another name", good.replace(name, `__Host-${name}`)],
  ];
}

const pages: [address: string, expected: Expected][] = [
  ["/contact", contact],
  ["/onboarding", onboarding],
  ["/thank-you", page(200, "Thank you for your visit")],
];

const named = await Promise.all(
  ["order", "draft", "flash"].map(async (name) => ({ name, cookies: await odd(name) })),
);

export const cookies: readonly Row[] = named.flatMap(({ name, cookies }) =>
  cookies.flatMap(([what, cookie]) =>
    pages.map(([address, expected]): Row => [
      `${address} with a cookie "${name}" ${what}`,
      get(address, `Cookie: ${cookie}`),
      expected,
    ]),
  ),
);
