import { describe, expect, test } from "vitest";
import { everyFault } from "../support/faults/fault-rows";
import { providerCalls, representatives, type CallName } from "../support/faults/provider-calls";

const calls = Object.keys(providerCalls) as CallName[];
const triedWith = (call: CallName) =>
  providerCalls[call].modes.flatMap((mode) => representatives(call, mode, []));

describe("npm test", () => {
  test.each(["stripe", "postmark", "s3"])("tries every fault on some call to %s", (name) => {
    const tried = calls.filter((call) => providerCalls[call].provider === name).flatMap(triedWith);
    expect(new Set(tried)).toEqual(new Set(everyFault));
  });

  test.each(calls)("tries an error answer on '%s'", (call) => {
    expect(triedWith(call)).toContain("answers 500");
  });

  test("tries in the browser only those calls whose failure the visitor sees", () => {
    expect(representatives("create session", "with scripts", [])).toEqual(["answers 500"]);
    expect(representatives("put stream", "with scripts", [])).toEqual(["answers 500"]);
    expect(representatives("get session", "with scripts", [])).toEqual([]);
    expect(representatives("receipt", "with scripts", everyFault)).toEqual([]);
  });
});
