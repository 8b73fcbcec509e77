import { PostmarkRefusal } from "./errors";

export interface MailAttachment {
  Name: string;
  ContentType: string;
  /** Base64, as sent. */
  Content: string;
  ContentID?: string;
}

export interface MailHeader {
  Name: string;
  Value: string;
}

/** A message as Postmark's API accepts it. */
export interface MailMessage {
  From: string;
  To: string;
  Cc?: string;
  Bcc?: string;
  ReplyTo?: string;
  Subject?: string;
  HtmlBody?: string;
  TextBody?: string;
  Tag?: string;
  MessageStream?: string;
  Headers?: MailHeader[];
  Attachments?: MailAttachment[];
  Metadata?: Record<string, string>;
}

/** A message that was accepted. */
export interface SentMail extends MailMessage {
  id: string;
  at: Date;
  /** The attachments with a ContentID, which the HTML body shows. `Attachments` has the others. */
  inline?: MailAttachment[];
}

/** The HTML body as an email client shows it. */
export function shownHtml({ HtmlBody = "", inline = [] }: SentMail): string {
  return inline.reduce(
    (html, { ContentID = "", ContentType, Content }) =>
      html.replaceAll(`src="${ContentID}"`, `src="data:${ContentType};base64,${Content}"`),
    HtmlBody,
  );
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === "string";

function listOf(names: { required: string[]; optional?: string[] }) {
  return (value: unknown) =>
    Array.isArray(value) &&
    value.every(
      (item) =>
        isObject(item) &&
        names.required.every((name) => isText(item[name])) &&
        Object.entries(item).every(
          ([name, entry]) =>
            names.required.includes(name) ||
            (names.optional?.includes(name) && (entry === null || isText(entry))),
        ),
    );
}

const shape: Record<string, (value: unknown) => boolean> = {
  From: isText,
  To: isText,
  Cc: isText,
  Bcc: isText,
  ReplyTo: isText,
  Subject: isText,
  HtmlBody: isText,
  TextBody: isText,
  Tag: isText,
  MessageStream: isText,
  TrackOpens: (value) => typeof value === "boolean",
  TrackLinks: isText,
  InlineCss: (value) => typeof value === "boolean",
  Headers: listOf({ required: ["Name", "Value"] }),
  Attachments: listOf({
    required: ["Name", "Content", "ContentType"],
    optional: ["ContentID", "ContentId", "ContentDisposition", "Disposition"],
  }),
  Metadata: (value) => isObject(value) && Object.values(value).every(isText),
};

/** A message of the right shape, its null properties left out; 403 names the property that is not. */
export function readMessage(value: unknown): MailMessage {
  if (!isObject(value)) throw new PostmarkRefusal(403, "Invalid request field(s) - the message");
  const present = Object.entries(value).filter(([, item]) => item !== null);
  for (const [name, item] of present) {
    if (!Object.hasOwn(shape, name) || !shape[name]?.(item)) {
      throw new PostmarkRefusal(403, `Invalid request field(s) - ${name}`);
    }
  }
  const message = Object.fromEntries(present) as Partial<MailMessage>;
  return { ...message, From: message.From ?? "", To: message.To ?? "" };
}
