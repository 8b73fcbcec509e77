import { expect, test } from "vitest";
import { faultRows, shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { textOf } from "../support/http/http-client";
import { paidOrder, validOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";
import { ofThisRun } from "../support/this-run";
import { until } from "../support/until";

const site = await sharedSite({ env: shortTimeoutsWithJobs });

const everyRow = faultRows([]);
const representatives = ["answers 500", "never answers", "answers garbage"];

test.each(ofThisRun(everyRow, ({ fault }) => representatives.includes(fault)))(
  "when Postmark $fault for the bounces: the buyer's page and the log name none, and a later question finds it",
  async ({ fault, plan }) => {
    const { requests } = site.sandbox.postmark;
    const serial = everyRow.findIndex((row) => row.fault === fault);
    const email = `hardbounce+fault${serial}@bounce-testing.postmarkapp.com`;
    const removeFault = site.sandbox.postmark.fail({ ...plan, match: "GET /bounces" });
    const before = requests.length;
    const { visitor } = await paidOrder(site, validOrder({ email }));
    await until("Postmark was asked", () =>
      requests.slice(before).some(({ path }) => path.startsWith("/bounces")),
    );
    expect(textOf(await visitor.page("/thank-you"))).toContain("Thank you for your order!");
    removeFault();
    await until("the bounce is known", async () =>
      textOf(await visitor.page("/thank-you")).includes(`We could not deliver it to ${email}.`),
    );
    expect(site.output()).not.toContain(email);
  },
);
