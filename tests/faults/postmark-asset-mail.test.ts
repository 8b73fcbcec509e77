import { expect } from "vitest";
import { png } from "../upload-samples";
import { startFaultySite } from "./faulty-site";
import { fingerprints } from "./fingerprints";
import { expectWholeFiles, inquiryOf } from "./inquiries";
import { testEveryFault } from "./matrix";
import { attachmentsOf, expectedCounts, mailsAbout, outboxEmptied } from "./outbox";
import { newAssets, senders } from "./senders";
import { expectThanks } from "./sent-assets";

const logo = { name: "logo.png", bytes: png };

testEveryFault(
  startFaultySite(),
  {
    doing: "sending assets",
    visitors: senders,
    provider: "postmark",
    match: "POST /email",
    unnoticed: ["is slow"],
    title:
      "when Postmark $fault for the team's mail: thanks all the same, $seen, and the mail in the end",
  },
  async (sender, { site, seen, repeats, underFault }) => {
    const fields = newAssets();
    expectThanks(await underFault(() => sender.send(fields, [logo])), seen);

    const inquiry = inquiryOf(site, fields.businessName);
    await expectWholeFiles(site, inquiry, [logo]);
    await outboxEmptied(site);
    const mails = mailsAbout(site, fields.businessName);
    expect(expectedCounts(repeats)).toContain(mails.length);
    expect(attachmentsOf(mails[0])).toEqual(fingerprints([logo]));
    expect(site.rows("select id from outbox where inquiry_id = ?", inquiry.id)).toHaveLength(1);
  },
);
