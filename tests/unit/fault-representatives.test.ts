import { describe, expect, test } from "vitest";
import { everyFault } from "../support/faults/fault-rows";
import { providerCalls, representatives, type CallName } from "../support/faults/provider-calls";

const calls = Object.keys(providerCalls) as CallName[];
const triedWith = (call: CallName) =>
  providerCalls[call].modes.flatMap((mode) => representatives(call, mode, []));

describe("without the whole matrix", () => {
  test.each(["stripe", "postmark", "s3"])("the calls to %s meet every fault together", (name) => {
    const tried = calls.filter((call) => providerCalls[call].provider === name).flatMap(triedWith);
    expect(new Set(tried)).toEqual(new Set(everyFault));
  });

  test.each(calls)("'%s' meets an error, and a silence where no browser is needed", (call) => {
    const least = providerCalls[call].modes.some((mode) => mode === "without scripts")
      ? ["answers 500", "never answers"]
      : ["answers 500"];
    expect(triedWith(call)).toEqual(expect.arrayContaining(least));
  });

  test("a visitor with scripts meets what they are told of alone", () => {
    expect(representatives("create session", "with scripts", [])).toEqual(["answers 500"]);
    expect(representatives("put stream", "with scripts", [])).toEqual(["answers 500"]);
    expect(representatives("get session", "with scripts", [])).toEqual([]);
    expect(representatives("receipt", "with scripts", everyFault)).toEqual([]);
  });
});
