import type { PostmarkSandbox } from "../../../sandbox";
import { type Site } from "../site";
import { until } from "../until";
import { fingerprints } from "./inquiries";

const LONG_AGO = "2000-01-01T00:00:00.000Z";

/** Waits until no email is left to be sent, and makes those that wait for their next attempt due at once. */
export async function waitForEmptyOutbox(site: Site, ms = 15_000): Promise<void> {
  await until(
    "the outbox is empty",
    () => {
      const unsent = site.rows<{ next_attempt_at: string }>(
        "select next_attempt_at from outbox where state = 'pending'",
      );
      if (unsent.some((row) => row.next_attempt_at > LONG_AGO)) {
        site.execute("update outbox set next_attempt_at = ? where state = 'pending'", LONG_AGO);
      }
      return unsent.length === 0;
    },
    ms,
  );
}

export function expireLeases(site: Site): void {
  site.execute("update outbox set leased_until = ? where leased_until is not null", LONG_AGO);
}

export function mailsAbout(site: Site, words: string) {
  return site.sandbox.postmark.mails.filter(({ Subject }) => Subject?.includes(words));
}

/** How often an email may arrive: once, or twice when the site could not know of the first. */
export function expectedCounts(repeats: boolean): number[] {
  return repeats ? [1, 2] : [1];
}

export function attachmentsOf(mail: PostmarkSandbox["mails"][number] | undefined): string[] {
  const attachments = mail?.Attachments ?? [];
  return fingerprints(
    attachments.map(({ Name, Content }) => ({ name: Name, bytes: Buffer.from(Content, "base64") })),
  );
}
