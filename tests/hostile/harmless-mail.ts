import { expect } from "vitest";
import { textOf } from "../http-client";
import { teamEmail, type Site } from "../site";
import { MARK } from "./request";

/** The last mail goes to the team only, under one line of subject, and its HTML links to nothing a stranger wrote. */
export function sentHarmless(
  { sandbox }: Site,
  { subject, name, email }: { subject: RegExp; name: string; email: string },
): void {
  const mail = sandbox.postmark.mails.at(-1);
  if (!mail) throw new Error("There is no mail");
  expect(mail).toMatchObject({ To: teamEmail, From: "Sitewright <hello@sitewright.test>" });
  expect([mail.Cc, mail.Bcc, mail.Headers]).toEqual([undefined, undefined, undefined]);
  expect(mail.ReplyTo).toBe(email);
  expect(mail.Subject).toMatch(subject);
  expect(mail.Subject).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
  expect(mail.TextBody).toContain(name);
  const html = mail.HtmlBody ?? "";
  expect(html).not.toMatch(new RegExp(`<(${MARK}|script|img|svg)`));
  for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
    expect(address).not.toMatch(new RegExp(`${MARK}|evil|javascript|jndi`));
  }
  expect(textOf(html).replace(/\s/g, "")).toContain(name.replace(/\s/g, ""));
}
