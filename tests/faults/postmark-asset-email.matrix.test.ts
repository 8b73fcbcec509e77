import { expect } from "vitest";
import { png } from "../support/assets/upload-samples";
import { fingerprints } from "../support/faults/fingerprints";
import { expectWholeFiles, inquiryOf } from "../support/faults/inquiries";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { testEveryFault } from "../support/faults/matrix";
import {
  attachmentsOf,
  expectedCounts,
  mailsAbout,
  waitForEmptyOutbox,
} from "../support/faults/outbox";
import { newAssets, senders } from "../support/faults/senders";
import { expectThanks } from "../support/faults/sent-assets";
import { sharedSite } from "../support/site";

const logo = { name: "logo.png", bytes: png };

const site = await sharedSite({ env: shortTimeoutsWithJobs });

testEveryFault(
  site,
  {
    doing: "sending assets",
    visitors: senders,
    call: "email about assets",
    unnoticed: ["is slow"],
    title:
      "when Postmark $fault for the team's email: the visitor is thanked, the failure is $seen, and the email is sent in the end",
  },
  async (sender, { seen, repeats, underFault }) => {
    const fields = newAssets();
    expectThanks(await underFault(() => sender.send(fields, [logo])), seen);

    const inquiry = inquiryOf(site, fields.businessName);
    await expectWholeFiles(site, inquiry, [logo]);
    await waitForEmptyOutbox(site);
    const mails = mailsAbout(site, fields.businessName);
    expect(expectedCounts(repeats)).toContain(mails.length);
    expect(attachmentsOf(mails[0])).toEqual(fingerprints([logo]));
    expect(site.rows("select id from outbox where inquiry_id = ?", inquiry.id)).toHaveLength(1);
  },
);
