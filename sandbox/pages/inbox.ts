import { jsonReply, type Reply } from "../http/reply";
import type { PostmarkSandbox } from "../postmark";
import { type MailAttachment, type SentMail, shownHtml } from "../postmark/message";
import { type Html, markup } from "./html";
import { moment, notFound, page, pageHeaders } from "./layout";
import type { Route } from "./front";

/** The inbox of every message the site sent. */
export function inboxRoutes(postmark: PostmarkSandbox): Route[] {
  const withMail = (id: string, answer: (mail: SentMail) => Reply) => {
    const mail = postmark.mails.find((other) => other.id === id);
    return mail ? answer(mail) : notFound(`There is no message ${id}.`);
  };
  return [
    {
      methods: ["GET"],
      pattern: /^\/sandbox\/inbox\.json$/,
      answer: () => jsonReply(200, postmark.mails, { "cache-control": "no-store" }),
    },
    {
      methods: ["GET"],
      pattern: /^\/sandbox\/inbox\/?$/,
      answer: () => inboxPage(postmark.mails),
    },
    {
      methods: ["GET"],
      pattern: /^\/sandbox\/inbox\/([^/]+)$/,
      answer: (_, id = "") => withMail(id, mailPage),
    },
    {
      methods: ["GET"],
      pattern: /^\/sandbox\/inbox\/([^/]+)\/html$/,
      answer: (_, id = "") => withMail(id, htmlPart),
    },
    {
      methods: ["GET"],
      pattern: /^\/sandbox\/inbox\/([^/]+)\/attachments\/(\d+)$/,
      answer: (_, id = "", index = "") =>
        withMail(id, (mail) => {
          const attachment = mail.Attachments?.[Number(index)];
          return attachment ? download(attachment) : notFound(`No attachment ${index}.`);
        }),
    },
  ];
}

function inboxPage(mails: SentMail[]): Reply {
  const items = [...mails].reverse().map(
    (mail) =>
      markup`<li>
        <a href="/sandbox/inbox/${mail.id}">${mail.Subject || "(no subject)"}</a><br />
        To ${mail.To},
        ${moment(mail.at)}${mail.Attachments?.length ? `, ${mail.Attachments.length} attached` : ""}
      </li>`,
  );
  const list = items.length
    ? markup`<ul class="list">
        ${items}
      </ul>`
    : markup`<p>No message yet. What the site sends appears here, and goes nowhere else.</p>`;
  return page("Inbox", list);
}

function mailPage(mail: SentMail): Reply {
  const headers: [string, string | undefined][] = [
    ["From", mail.From],
    ["To", mail.To],
    ["Cc", mail.Cc],
    ["Bcc", mail.Bcc],
    ["Reply to", mail.ReplyTo],
    ["Sent", moment(mail.at)],
    ["Tag", mail.Tag],
    ...(mail.Headers ?? []).map(({ Name, Value }): [string, string] => [Name, Value]),
  ];
  const rows = headers.flatMap(([name, value]) =>
    value
      ? [
          markup`<dt>${name}</dt>
            <dd>${value}</dd>`,
        ]
      : [],
  );
  return page(
    mail.Subject || "(no subject)",
    markup`<dl class="card">${rows}</dl>
      ${attachments(mail)}
      ${
        mail.TextBody
          ? markup`<h2>Text part</h2>
              <pre>${mail.TextBody}</pre>`
          : undefined
      }
      ${
        mail.HtmlBody
          ? markup`<h2>HTML part</h2>
              <iframe
                sandbox
                title="HTML part of the message"
                src="/sandbox/inbox/${mail.id}/html"
              ></iframe>
              <p><a href="/sandbox/inbox/${mail.id}/html">Open the HTML part by itself</a></p>`
          : undefined
      }
      <p><a href="/sandbox/inbox">Back to the inbox</a></p>`,
  );
}

function attachments(mail: SentMail): Html | undefined {
  const items = (mail.Attachments ?? []).map(
    ({ Name, ContentType, Content }, index) =>
      markup`<li>
        <a href="/sandbox/inbox/${mail.id}/attachments/${index}" download>${Name}</a>,
        ${ContentType}, ${Buffer.byteLength(Content, "base64")} bytes
      </li>`,
  );
  return items.length
    ? markup`<h2>Attachments</h2>
        <ul>
          ${items}
        </ul>`
    : undefined;
}

// Allows an email's own styles, and no scripts, forms and remote pictures.
const mailPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

function htmlPart(mail: SentMail): Reply {
  return {
    status: 200,
    headers: { ...pageHeaders, "content-security-policy": mailPolicy },
    body: shownHtml(mail),
  };
}

function download({ Name, Content, ContentType }: MailAttachment): Reply {
  return {
    status: 200,
    headers: {
      "content-type": ContentType,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(Name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)}`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
    body: Buffer.from(Content, "base64"),
  };
}
