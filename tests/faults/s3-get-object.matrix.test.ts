import { expect } from "vitest";
import { pdf, png } from "../support/assets/upload-samples";
import { fingerprints } from "../support/faults/fingerprints";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { testEveryFault } from "../support/faults/matrix";
import { attachmentsOf } from "../support/faults/outbox";
import { newAssets, senders } from "../support/faults/senders";
import { expectArrivedOnce, expectThanks } from "../support/faults/sent-assets";
import { sharedSite } from "../support/site";

const files = [
  { name: "flyer.pdf", bytes: pdf },
  { name: "logo.png", bytes: png },
];

/** Long enough for the bucket's client to retry, even on a busy machine. */
const site = await sharedSite({ env: { ...shortTimeoutsWithJobs, PROVIDER_TIMEOUT_MS: "3000" } });

testEveryFault(
  site,
  {
    doing: "sending assets",
    visitors: senders,
    call: "get object",
    unnoticed: ["answers 503 once", "is slow"],
    title:
      "when the bucket $fault for an attachment: the failure is $seen, and one email with every file is sent in the end",
  },
  async (sender, { seen, underFault }) => {
    const fields = newAssets();
    expectThanks(await underFault(() => sender.send(fields, files)), seen);
    const mail = await expectArrivedOnce(site, fields.businessName, files);
    expect(attachmentsOf(mail)).toEqual(fingerprints(files));
  },
);
