import { expect, test } from "vitest";
import { startSite, teamEmail } from "../support/site";
import { until } from "../support/until";

test.each([1, 2])(
  "the daily digest is sent once, even when the site restarts %i times",
  async (restarts) => {
    const site = await startSite({ env: { DIGEST: "00:00", JOBS_EVERY_MS: "200" } });
    const sent = () => site.rows("select id from outbox where state = 'sent'").length;
    const today = () => new Date().toISOString().slice(0, 10);
    const days = new Set([today()]);
    try {
      await until("the digest is sent", () => sent() > 0);
      for (let start = 0; start < restarts; start += 1) {
        await site.kill("SIGKILL");
        // Once the outbox works again, the digest job's first pass is over too.
        site.execute("update outbox set state = 'pending'");
        await site.restart();
        await until("the outbox works again", () => sent() > 0);
      }
      days.add(today());
      const rows = site.rows<{ dedupe_key: string }>("select dedupe_key from outbox");
      const expected = [...days].map((day) => `digest-${day}`);
      expect(rows.map(({ dedupe_key }) => dedupe_key)).toEqual(expected);
      const [mail] = site.sandbox.postmark.mails;
      expect(mail?.To).toBe(teamEmail);
      expect(mail?.Subject).toMatch(/^Digest of \w+ \d+, \d{4}: nothing new$/);
    } finally {
      await site.stop();
    }
  },
);
