import { describe, expect, test } from "vitest";
import { supportEmail } from "../site";
import { zip } from "../upload-samples";
import { faultRows } from "./fault-rows";
import { startFaultySite } from "./faulty-site";
import { expectWholeFiles, inquiriesOf, inquiryOf, noFileLeftOver } from "./inquiries";
import { mailsAbout, outboxEmptied } from "./outbox";
import { newAssets, senders } from "./senders";

const running = startFaultySite();

/** Large enough for two parts. */
const photos = { name: "photos.zip", bytes: new Uint8Array(9 * 1024 * 1024) };
photos.bytes.set(zip);

const calls = [
  {
    call: "the beginning of the upload",
    match: /^POST .*\?uploads/,
    seen: {
      "answers 500": "told",
      "answers 503 once": "unnoticed",
      "limits the rate": "told",
      "is slow": "unnoticed",
      "answers too late": "told",
      "never answers": "told",
      "ends the connection before the effect": "told",
      "ends the connection after the effect": "told",
      "answers something else": "told",
    },
  },
  {
    call: "a part",
    match: /^PUT .*partNumber=/,
    seen: {
      "answers 500": "told",
      "answers 503 once": "unnoticed",
      "limits the rate": "told",
      "is slow": "unnoticed",
      "answers too late": "told",
      "never answers": "told",
      "ends the connection before the effect": "told",
      "ends the connection after the effect": "told",
      "answers something else": "told",
    },
  },
  {
    call: "the completion",
    match: /^POST .*\?uploadId=/,
    seen: {
      "answers 500": "told",
      "answers 503 once": "unnoticed",
      "limits the rate": "told",
      "is slow": "unnoticed",
      "answers too late": "told",
      "never answers": "told",
      "ends the connection before the effect": "told",
      "ends the connection after the effect": "told",
      "answers something else": "unnoticed",
    },
  },
] as const;

const rows = calls.flatMap(({ call, match, seen }) =>
  faultRows(seen).map((row) => ({ ...row, call, plan: { ...row.plan, match } })),
);

describe.each(senders)("sending a large file $mode", ({ mode, arrive }) => {
  // Whichever of the calls fails, the scripts get the same answer: one of the calls is enough for them.
  test.each(mode === "with scripts" ? rows.filter(({ call }) => call === "a part") : rows)(
    "when the bucket $fault for $call: $seen, and the file once and whole in the end",
    async ({ plan, seen }) => {
      const { site, browser } = running;
      const sender = await arrive(site, browser);
      const fields = newAssets();
      const lift = site.sandbox.s3.fail(plan);
      const answer = await sender.send(fields, [photos]);
      lift();
      if (seen === "told") {
        expect(answer).toEqual({
          kind: "told",
          words: `Submission Failed Please try again or contact support. You reach us at ${supportEmail}. File not stored: photos.zip: Please choose it again.`,
          values: fields,
          kept: [],
        });
        expect(inquiriesOf(site, fields.businessName)).toEqual([]);
      }
      const sent = seen === "told" ? await sender.sendAgain() : answer;
      expect(sent.kind).toBe("sent");

      await expectWholeFiles(site, inquiryOf(site, fields.businessName), [photos]);
      await outboxEmptied(site);
      expect(mailsAbout(site, fields.businessName)).toHaveLength(1);
      await sender.leave();
    },
  );
});

test("after a restart no file is left over, and no part", async () => {
  const { site } = running;
  await site.kill("SIGKILL");
  await site.restart();
  await noFileLeftOver(site);
  // An upload whose beginning was never answered has no parts; the bucket's list tells of it, a day later.
  expect(site.sandbox.s3.uploads().filter(({ parts }) => parts > 0)).toEqual([]);
});
