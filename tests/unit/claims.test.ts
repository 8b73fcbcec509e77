import { describe, expect, it } from "vitest";
import { claims } from "~/content/claims";
import * as legal from "~/legal/figures";

describe("what the pages claim", () => {
  it.each([
    ["response", `${legal.responseHours} hours`],
    ["uptimeTarget", `${legal.uptimeTargetPercent}%`],
    [
      "delivery",
      `${legal.deliveryBusinessDays.from}-${legal.deliveryBusinessDays.to} business days`,
    ],
    ["materialsDue", `${legal.materialsDueHours} hours`],
    ["feedbackDue", `${legal.feedbackDueHours} hours`],
    ["editsPerMonth", legal.inWords(legal.contentEditsPerMonth)],
    ["refundWithin", `${legal.refundDays} days`],
    ["notice", `${legal.cancellationNoticeDays} days`],
  ] as const)("is what the terms promise: %s", (claim, promised) => {
    expect(claims[claim]).toBe(promised);
  });
});
