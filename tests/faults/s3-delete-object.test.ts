import { describe, expect, test } from "vitest";
import { pdf, png } from "../upload-samples";
import { faultRows } from "./fault-rows";
import { startFaultySite } from "./faulty-site";
import { fingerprints } from "./fingerprints";
import { expectWholeFiles, inquiryOf, noFileLeftOver } from "./inquiries";
import { attachmentsOf, mailsAbout, outboxEmptied } from "./outbox";
import { newAssets, senders } from "./senders";

const running = startFaultySite();
const logo = { name: "logo.png", bytes: png };
const flyer = { name: "flyer.pdf", bytes: pdf };

// A file that was taken off the list is off it; what the bucket did not delete is swept later.
const rows = faultRows({
  "answers 500": "unnoticed",
  "answers 503 once": "unnoticed",
  "limits the rate": "unnoticed",
  "is slow": "unnoticed",
  "answers too late": "unnoticed",
  "never answers": "unnoticed",
  "ends the connection before the effect": "unnoticed",
  "ends the connection after the effect": "unnoticed",
  "answers something else": "unnoticed",
});

describe.each(senders)("removing a file $mode", ({ arrive }) => {
  test.each(rows)(
    "when the bucket $fault for the deletion: $seen, and the file is not sent",
    async ({ plan }) => {
      const { site, browser } = running;
      const sender = await arrive(site, browser);
      const fields = newAssets();
      await sender.upload(logo);
      const lift = site.sandbox.s3.fail({ ...plan, match: "DELETE /" });
      expect(await sender.remove("logo.png")).toEqual([]);
      lift();

      const answer = await sender.send(fields, [flyer]);
      expect(answer.kind).toBe("sent");
      await expectWholeFiles(site, inquiryOf(site, fields.businessName), [flyer]);
      await outboxEmptied(site);
      expect(mailsAbout(site, fields.businessName).map(attachmentsOf)).toEqual([
        fingerprints([flyer]),
      ]);
      await sender.leave();
    },
  );
});

test("after a restart nothing is left over of the removed files", async () => {
  const { site } = running;
  await site.kill("SIGKILL");
  await site.restart();
  await noFileLeftOver(site);
  expect(site.sandbox.s3.uploads()).toEqual([]);
});
