import { describe, expect, test } from "vitest";
import { png } from "../upload-samples";
import { faultRows } from "./fault-rows";
import { startFaultySite } from "./faulty-site";
import { fingerprints } from "./fingerprints";
import { expectWholeFiles, inquiryOf } from "./inquiries";
import { attachmentsOf, expectedCounts, mailsAbout, outboxEmptied } from "./outbox";
import { newAssets, senders } from "./senders";

const running = startFaultySite();
const logo = { name: "logo.png", bytes: png };

const rows = faultRows({
  "answers 500": "told",
  "answers 503 once": "told",
  "limits the rate": "told",
  "is slow": "unnoticed",
  "answers too late": "told",
  "never answers": "told",
  "ends the connection before the effect": "told",
  "ends the connection after the effect": "told",
  "answers something else": "told",
});

const WORDS = {
  told: "Assets saved but email notification failed. We'll contact you soon.",
  unnoticed: "Assets Submitted!",
};

describe.each(senders)("sending assets $mode", ({ arrive }) => {
  test.each(rows)(
    "when Postmark $fault for the team's mail: thanks all the same, $seen, and the mail in the end",
    async ({ plan, seen, repeats }) => {
      const { site, browser } = running;
      const sender = await arrive(site, browser);
      const fields = newAssets();
      const lift = site.sandbox.postmark.fail({ ...plan, match: "POST /email" });
      const answer = await sender.send(fields, [logo]);
      lift();
      expect(answer.kind).toBe("sent");
      expect(answer.words).toContain("Thank You!");
      expect(answer.words).toContain(WORDS[seen]);

      const inquiry = inquiryOf(site, fields.businessName);
      await expectWholeFiles(site, inquiry, [logo]);
      await outboxEmptied(site);
      const mails = mailsAbout(site, fields.businessName);
      expect(expectedCounts(repeats)).toContain(mails.length);
      expect(attachmentsOf(mails[0])).toEqual(fingerprints([logo]));
      expect(site.rows("select id from outbox where inquiry_id = ?", inquiry.id)).toHaveLength(1);
      await sender.leave();
    },
  );
});
