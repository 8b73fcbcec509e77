import { describe, expect, test } from "vitest";
import { supportEmail } from "../site";
import { png } from "../upload-samples";
import { faultRows } from "./fault-rows";
import { startFaultySite } from "./faulty-site";
import { expectWholeFiles, inquiriesOf, inquiryOf, noFileLeftOver } from "./inquiries";
import { mailsAbout, outboxEmptied } from "./outbox";
import { newAssets, senders } from "./senders";

const running = startFaultySite();
const logo = { name: "logo.png", bytes: png };

const rows = faultRows({
  "answers 500": "told",
  "answers 503 once": "unnoticed",
  "limits the rate": "told",
  "is slow": "unnoticed",
  "answers too late": "told",
  "never answers": "told",
  "ends the connection before the effect": "told",
  "ends the connection after the effect": "told",
  "answers something else": "unnoticed",
});

describe.each(senders)("sending a small file $mode", ({ arrive }) => {
  test.each(rows)(
    "when the bucket $fault for the object: $seen, and the file once and whole in the end",
    async ({ plan, seen }) => {
      const { site, browser } = running;
      const sender = await arrive(site, browser);
      const fields = newAssets();
      const lift = site.sandbox.s3.fail({ ...plan, match: "PUT /" });
      const answer = await sender.send(fields, [logo]);
      lift();
      if (seen === "told") {
        expect(answer).toEqual({
          kind: "told",
          words: `Submission Failed Please try again or contact support. You reach us at ${supportEmail}. File not stored: logo.png: Please choose it again.`,
          values: fields,
          kept: [],
        });
        expect(inquiriesOf(site, fields.businessName)).toEqual([]);
      }
      const sent = seen === "told" ? await sender.sendAgain() : answer;
      expect(sent.kind).toBe("sent");
      expect(sent.words).toContain("Assets Submitted!");

      await expectWholeFiles(site, inquiryOf(site, fields.businessName), [logo]);
      await outboxEmptied(site);
      expect(mailsAbout(site, fields.businessName)).toHaveLength(1);
      await sender.leave();
    },
  );
});

test("after a restart nothing is left over of the tries that failed", async () => {
  const { site } = running;
  await site.kill("SIGKILL");
  await site.restart();
  await noFileLeftOver(site);
  expect(site.sandbox.s3.uploads()).toEqual([]);
});
