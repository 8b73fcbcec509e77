import { expect } from "vitest";
import { pdf, png } from "../support/assets/upload-samples";
import { fingerprints } from "../support/faults/fingerprints";
import { impatientWithJobs } from "../support/faults/fault-rows";
import { testEveryFault } from "../support/faults/matrix";
import { attachmentsOf } from "../support/faults/outbox";
import { newAssets, senders } from "../support/faults/senders";
import { expectArrivedOnce, expectThanks } from "../support/faults/sent-assets";
import { sharedSite } from "../support/site";

const files = [
  { name: "flyer.pdf", bytes: pdf },
  { name: "logo.png", bytes: png },
];

/** The mail is waited for long enough for a second try of the bucket, also on a busy machine. */
const site = await sharedSite({ env: { ...impatientWithJobs, PROVIDER_TIMEOUT_MS: "3000" } });

testEveryFault(
  site,
  {
    doing: "sending assets",
    visitors: senders,
    call: "get object",
    unnoticed: ["answers 503 once", "is slow"],
    title:
      "when the bucket $fault for an attachment: $seen, and one mail with every file in the end",
  },
  async (sender, { seen, underFault }) => {
    const fields = newAssets();
    expectThanks(await underFault(() => sender.send(fields, files)), seen);
    const mail = await expectArrivedOnce(site, fields.businessName, files);
    expect(attachmentsOf(mail)).toEqual(fingerprints(files));
  },
);
