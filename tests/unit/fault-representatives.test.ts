import { describe, expect, test } from "vitest";
import { everyFault, type FaultName } from "../support/faults/fault-rows";
import { calls, representatives } from "../support/faults/matrix";

describe("npm test", () => {
  test.each(["stripe", "postmark", "s3"])("tries every fault on some call to %s", (provider) => {
    const own = calls.filter((call) => call.provider === provider);
    const tried = own.flatMap((call) => representatives(call, "without scripts", []));
    expect(new Set(tried)).toEqual(new Set(everyFault));
  });

  test.each(calls)("tries an error answer on '$name'", (call) => {
    const mode = call.only ?? "without scripts";
    expect(representatives(call, mode, [])).toContain("answers 500");
  });

  test("tries in the browser only those calls whose failure the visitor sees", () => {
    const tried = (unnoticed: FaultName[]) =>
      calls.flatMap((call) =>
        representatives(call, "with scripts", unnoticed).map((fault) => [call.name, fault]),
      );
    expect(tried([])).toEqual([
      ["create session", "answers 500"],
      ["put stream", "answers 500"],
    ]);
    expect(tried(everyFault)).toEqual([]);
  });
});
