import { expect } from "vitest";
import { site as brand } from "~/content/site";
import type { Email } from "~/server/email/email";
import { textOf } from "../http/http-client";
import { teamEmail, type Site } from "../site";
import { MARK } from "./request";

interface Sender {
  subject: RegExp;
  name: string;
  email: string;
}

export function sentHarmless({ sandbox }: Site, sender: Sender): void {
  const mail = sandbox.postmark.mails.at(-1);
  if (!mail) throw new Error("There is no email");
  expect(mail).toMatchObject({ To: teamEmail, From: `${brand.name} <hello@sitewright.test>` });
  expect([mail.Cc, mail.Bcc, mail.Headers]).toEqual([undefined, undefined, undefined]);
  const {
    ReplyTo: replyTo,
    Subject: subject = "",
    TextBody: text = "",
    HtmlBody: html = "",
  } = mail;
  isHarmless({ replyTo, subject, text, html }, sender);
}

export function isHarmless(
  mail: Pick<Email, "replyTo" | "subject" | "text" | "html">,
  { subject, name, email }: Sender,
): void {
  expect(mail.replyTo).toBe(email);
  expect(mail.subject).toMatch(subject);
  expect(mail.subject).not.toMatch(/[\r\n\u2028\u2029\u0085\p{Bidi_Control}]/u);
  expect(mail.text).toContain(name);
  const unlogoed = mail.html.replace('<img src="cid:logo.png"', "");
  expect(unlogoed).not.toMatch(new RegExp(`<(${MARK}|script|img|svg)`));
  for (const [, address] of mail.html.matchAll(/(?:href|src)="([^"]*)"/g)) {
    expect(address).not.toMatch(new RegExp(`${MARK}|evil|javascript|jndi`));
  }
  expect(textOf(mail.html).replace(/\s/g, "")).toContain(name.replace(/\s/g, ""));
}
