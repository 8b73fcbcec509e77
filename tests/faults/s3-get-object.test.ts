import { describe, expect, test } from "vitest";
import { pdf, png } from "../upload-samples";
import { faultRows } from "./fault-rows";
import { startFaultySite } from "./faulty-site";
import { fingerprints } from "./fingerprints";
import { expectWholeFiles, inquiryOf } from "./inquiries";
import { attachmentsOf, mailsAbout, outboxEmptied } from "./outbox";
import { newAssets, senders } from "./senders";

const running = startFaultySite();
const files = [
  { name: "flyer.pdf", bytes: pdf },
  { name: "logo.png", bytes: png },
];

const rows = faultRows({
  "answers 500": "told",
  "answers 503 once": "unnoticed",
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
    "when the bucket $fault for an attachment: $seen, and one mail with every file in the end",
    async ({ plan, seen }) => {
      const { site, browser } = running;
      const sender = await arrive(site, browser);
      const fields = newAssets();
      const lift = site.sandbox.s3.fail({ ...plan, match: "GET /" });
      const answer = await sender.send(fields, files);
      lift();
      expect(answer.kind).toBe("sent");
      expect(answer.words).toContain("Thank You!");
      expect(answer.words).toContain(WORDS[seen]);

      await expectWholeFiles(site, inquiryOf(site, fields.businessName), files);
      await outboxEmptied(site);
      expect(mailsAbout(site, fields.businessName).map(attachmentsOf)).toEqual([
        fingerprints(files),
      ]);
      await sender.leave();
    },
  );
});
