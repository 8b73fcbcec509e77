import { expect } from "vitest";
import { pdf, png } from "../upload-samples";
import { startFaultySite } from "./faulty-site";
import { fingerprints } from "./fingerprints";
import { testEveryFault } from "./matrix";
import { attachmentsOf } from "./outbox";
import { newAssets, senders } from "./senders";
import { expectArrivedOnce, expectThanks } from "./sent-assets";

const files = [
  { name: "flyer.pdf", bytes: pdf },
  { name: "logo.png", bytes: png },
];

testEveryFault(
  startFaultySite(),
  {
    doing: "sending assets",
    visitors: senders,
    provider: "s3",
    match: "GET /",
    unnoticed: ["answers 503 once", "is slow"],
    title:
      "when the bucket $fault for an attachment: $seen, and one mail with every file in the end",
  },
  async (sender, { site, seen, underFault }) => {
    const fields = newAssets();
    expectThanks(await underFault(() => sender.send(fields, files)), seen);
    const mail = await expectArrivedOnce(site, fields.businessName, files);
    expect(attachmentsOf(mail)).toEqual(fingerprints(files));
  },
);
