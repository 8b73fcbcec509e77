import { expect, vi } from "vitest";
import { type Site } from "../site";

const LONG_AGO = "2000-01-01T00:00:00.000Z";

/** Waits until no email is left to be sent, and makes those that wait for their next attempt due at once. */
export async function waitForEmptyOutbox(site: Site, timeout = 15_000): Promise<void> {
  const unsent = () => {
    const rows = site.rows<{ due: string }>(
      "select next_attempt_at as due from outbox where state = 'pending'",
    );
    if (rows.some(({ due }) => due > LONG_AGO)) {
      site.execute("update outbox set next_attempt_at = ? where state = 'pending'", LONG_AGO);
    }
    return rows;
  };
  await vi.waitFor(() => expect(unsent()).toEqual([]), { timeout });
}

export const expireLeases = (site: Site) =>
  site.execute("update outbox set leased_until = ? where leased_until is not null", LONG_AGO);

export const mailsAbout = (site: Site, words: string) =>
  site.sandbox.postmark.mails.filter(({ Subject }) => Subject?.includes(words));

/** Waits for an empty outbox and expects one email about something, or two if the site could not know of the first. */
export async function expectOneMail(site: Site, words: string, orTwo = false) {
  await waitForEmptyOutbox(site);
  const mails = mailsAbout(site, words);
  expect(orTwo ? [1, 2] : [1]).toContain(mails.length);
  return mails[0]!;
}
