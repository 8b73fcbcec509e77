import { describe, expect, it } from "vitest";
import { claims } from "~/content/claims";
import * as legal from "~/legal/figures";

describe("the pages and the terms of service", () => {
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
  ] as const)("state the same %s", (claim, promised) => {
    expect(claims[claim]).toBe(promised);
  });
});
