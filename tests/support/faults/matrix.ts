import { test } from "vitest";
import type { Fault, Provider } from "../../../sandbox";
import type { Site } from "../site";
import { ofThisRun } from "../this-run";
import { everyFault, faultRows, type FaultName, type FaultRow } from "./fault-rows";
import { waitForEmptyOutbox } from "./outbox";

type Mode = "with scripts" | "without scripts";

/** A visitor's object, not the probe for conditional writes. */
const PUT = /^PUT (?!.*-probe\?)/;
const http = "without scripts";

/** The calls on which a visitor's action depends, in both modes or one; each has its own tests with every fault. */
export const calls = named([
  ["create session", "stripe", "POST /v1/checkout/sessions"],
  ["get session", "stripe", "GET /v1/checkout/sessions/"],
  ["expire session", "stripe", /^POST .*\/expire$/],
  ["email about an order", "postmark", "POST /email"],
  ["email about assets", "postmark", "POST /email"],
  ["receipt", "postmark", "POST /email"],
  ["put object", "s3", PUT],
  // Only the scripts announce a file's size ahead of it.
  ["put stream", "s3", PUT, "with scripts"],
  ["begin multipart", "s3", /^POST .*\?uploads/, http],
  ["put part", "s3", /^PUT .*partNumber=/, http],
  ["complete multipart", "s3", /^POST .*\?uploadId=/, http],
  // Not a listing of the bucket.
  ["get object", "s3", /^GET \/[^/?]+\/./],
  ["delete object", "s3", "DELETE /"],
]);

function named<Name extends string>(rows: [Name, Provider, Fault["match"], only?: Mode][]) {
  return rows.map(([name, provider, match, only]) => ({ name, provider, match, only }));
}

type Call = (typeof calls)[number];

const ERROR: FaultName = "answers 500";

/**
 * The faults of a call that `npm test` tries. Over plain HTTP, where trying is cheapest: an error, and the others dealt
 * out among the provider's calls so that they meet all of them together. In the browser, for a new checkout session and
 * where only a browser causes the call: an error that the visitor sees.
 */
export function representatives(
  { name, provider, only }: Call,
  mode: Mode,
  unnoticed: readonly FaultName[],
): FaultName[] {
  if (mode === "with scripts") {
    const isTried = name === "create session" || only === mode;
    return isTried && !unnoticed.includes(ERROR) ? [ERROR] : [];
  }
  const siblings = calls.filter(
    (call) => call.provider === provider && call.only !== "with scripts",
  );
  const turn = siblings.findIndex((call) => call.name === name);
  return everyFault.filter((fault, index) => fault === ERROR || index % siblings.length === turn);
}

interface Matrix<Visitor> {
  /** What the visitors do; each title begins with it. */
  doing: string;
  visitors: readonly { mode: Mode; arrive: (site: Site) => Promise<Visitor> }[];
  call: Call["name"];
  unnoticed: readonly FaultName[];
  /** The rest of the title; `$fault` and `$seen` are those of each test. */
  title: string;
}

interface Trial extends Omit<FaultRow, "plan"> {
  underFault: <Result>(act: () => Promise<Result>) => Promise<Result>;
}

/**
 * Adds a test for each kind of visitor and each fault, in `npm test` for the {@link representatives} only. Every
 * visitor arrives before the fault.
 */
export function testEveryFault<Visitor>(
  site: Site,
  { doing, visitors, call: name, unnoticed, title }: Matrix<Visitor>,
  run: (visitor: Visitor, trial: Trial) => Promise<unknown>,
): void {
  const call = calls.find((one) => one.name === name)!;
  const rows = visitors
    .filter(({ mode }) => (call.only ?? mode) === mode)
    .flatMap((visitor) => faultRows(unnoticed).map((row) => ({ ...visitor, ...row })));
  const selected = ofThisRun(rows, ({ mode, fault }) =>
    representatives(call, mode, unnoticed).includes(fault),
  );
  test.each(selected)(`${doing} $mode ${title}`, async ({ arrive, plan, ...row }) => {
    // The fault would hit an email of an earlier test.
    await waitForEmptyOutbox(site);
    const visitor = await arrive(site);
    const underFault: Trial["underFault"] = async (act) => {
      const removeFault = site.sandbox[call.provider].fail({ ...plan, match: call.match });
      const result = await act();
      removeFault();
      return result;
    };
    await run(visitor, { ...row, underFault });
  });
}
