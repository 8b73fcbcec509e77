import { randomUUID } from "node:crypto";
import { byAnotherSecret, siteCookie } from "../../support/sealed";
import { contact, onboarding } from "../../support/hostile/addressed";
import { page, type Expected } from "../../support/hostile/expected";
import { get, MARK, MARKUP } from "../../support/hostile/request";
import type { Row } from "../../support/hostile/trying";

const HOUR = 60 * 60;

const signed = async (name: string, value: unknown, by = siteCookie) =>
  (await by(name, HOUR).serialize(value)).split(";", 1)[0] ?? "";

/** Cookies whose signature holds but whose contents do not, and the other way round. */
async function odd(name: string): Promise<[what: string, cookie: string][]> {
  const good = await signed(name, randomUUID());
  const values: [string, unknown][] = [
    ["of nothing known", randomUUID()],
    ["of a number", 1],
    ["of an object", { toString: MARK }],
    ["of a list", [randomUUID()]],
    ["of a prototype's name", "__proto__"],
    ["of markup", MARKUP],
    ["of SQL", `' or '1'='1`],
  ];
  return [
    ...(await Promise.all(
      values.map(async ([what, value]) => [what, await signed(name, value)] as [string, string]),
    )),
    ["cut at its end", good.slice(0, -3)],
    ["without its signature", good.replace(/\..*/, "")],
    ["with another signature", good.replace(/\.(..)/, ".AA")],
    ["with the signature of another value", good.replace(/=../, "=AA")],
    ["signed by another secret", await signed(name, randomUUID(), byAnotherSecret.siteCookie)],
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
