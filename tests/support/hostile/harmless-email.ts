import { expect } from "vitest";
import type { Email } from "~/email/email";
import { textOf } from "../http/http-client";
import { teamEmail, type Site } from "../site";
import { MARK } from "./request";

interface Sender {
  subject: RegExp;
  name: string;
  email: string;
}

/** The last email goes to the team only, and is harmless. */
export function sentHarmless({ sandbox }: Site, sender: Sender): void {
  const mail = sandbox.postmark.mails.at(-1);
  if (!mail) throw new Error("There is no email");
  expect(mail).toMatchObject({ To: teamEmail, From: "Sitewright <hello@sitewright.test>" });
  expect([mail.Cc, mail.Bcc, mail.Headers]).toEqual([undefined, undefined, undefined]);
  isHarmless(
    {
      replyTo: mail.ReplyTo,
      subject: mail.Subject ?? "",
      text: mail.TextBody ?? "",
      html: mail.HtmlBody ?? "",
    },
    sender,
  );
}

/** An email replies to its sender, has a subject of one line, and its HTML has no links that a stranger wrote. */
export function isHarmless(
  mail: Pick<Email, "replyTo" | "subject" | "text" | "html">,
  { subject, name, email }: Sender,
): void {
  expect(mail.replyTo).toBe(email);
  expect(mail.subject).toMatch(subject);
  expect(mail.subject).not.toMatch(/[\r\n\u2028\u2029\u0085\p{Bidi_Control}]/u);
  expect(mail.text).toContain(name);
  expect(mail.html).not.toMatch(new RegExp(`<(${MARK}|script|img|svg)`));
  for (const [, address] of mail.html.matchAll(/(?:href|src)="([^"]*)"/g)) {
    expect(address).not.toMatch(new RegExp(`${MARK}|evil|javascript|jndi`));
  }
  expect(textOf(mail.html).replace(/\s/g, "")).toContain(name.replace(/\s/g, ""));
}
