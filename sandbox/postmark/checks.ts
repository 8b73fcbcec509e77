import { readAddresses } from "./addresses";
import { invalidMessage, PostmarkRefusal } from "./errors";
import type { MailAttachment, MailMessage } from "./message";

const megabyte = 1024 * 1024;
/** `request` is the message as JSON, which adds little to text and base64. */
export const limits = { body: 5 * megabyte, message: 10 * megabyte, request: 11 * megabyte };

/** The domain whose addresses all count as suppressed. */
export const inactiveDomain = "inactive.test";

const forbidden = new Set(
  (
    "vbs exe bin bat chm com cpl crt hlp hta inf ins isp jse lnk mdb pcd pif reg scr sct shs " +
    "vbe vba wsf wsh wsl msc msi msp mst"
  ).split(" "),
);

/** Refuses what Postmark would refuse, with its code; limits are bytes, attachments counted as base64. */
export function checkMessage(message: MailMessage) {
  const recipients = checkAddresses(message);
  checkText(message);
  for (const attachment of message.Attachments ?? []) checkAttachment(attachment);
  const total =
    bytes(message.TextBody) +
    bytes(message.HtmlBody) +
    (message.Attachments ?? []).reduce((sum, { Content }) => sum + Content.length, 0);
  if (total > limits.message) {
    throw new PostmarkRefusal(300, "The message is larger than the limit of 10 MB.", 413);
  }
  const inactive = recipients.filter((address) =>
    address.toLowerCase().endsWith(`@${inactiveDomain}`),
  );
  if (inactive.length > 0) {
    throw new PostmarkRefusal(
      406,
      `You tried to send to recipient(s) that have been marked as inactive. Found inactive addresses: ${inactive.join(", ")}. Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression.`,
    );
  }
}

function checkAddresses({ From, To, Cc, Bcc, ReplyTo }: MailMessage): string[] {
  if (!From) throw invalidMessage("Invalid 'From' value. A sender is required.");
  if (readAddresses(From)?.length !== 1) throw invalidMessage(`Invalid 'From' address: '${From}'.`);
  if (!To) throw invalidMessage("Zero recipients specified");
  const recipients = Object.entries({ To, Cc, Bcc }).flatMap(([name, list]) => {
    if (!list) return [];
    const addresses = readAddresses(list);
    if (!addresses) throw invalidMessage(`Invalid '${name}' address: '${list}'.`);
    return addresses;
  });
  if (recipients.length > 50) throw invalidMessage("Too many recipients: at most 50 per message.");
  if (ReplyTo && !readAddresses(ReplyTo)) {
    throw invalidMessage(`Invalid 'ReplyTo' address: '${ReplyTo}'.`);
  }
  return recipients;
}

function checkText({ Subject, TextBody, HtmlBody, Tag, MessageStream, Headers }: MailMessage) {
  if (/[\r\n]/.test(Subject ?? "")) throw invalidMessage("Invalid 'Subject': it has a line break.");
  if (Buffer.byteLength(Subject ?? "") > 2000) throw invalidMessage("'Subject' is too long.");
  if (!TextBody && !HtmlBody)
    throw invalidMessage("Provide either email TextBody or HtmlBody or both.");
  if (bytes(TextBody) > limits.body) throw invalidMessage("TextBody is larger than 5 MB.");
  if (bytes(HtmlBody) > limits.body) throw invalidMessage("HtmlBody is larger than 5 MB.");
  if (Tag && Tag.length > 1000) throw invalidMessage("'Tag' is too long.");
  if (MessageStream !== undefined && !["outbound", "broadcast"].includes(MessageStream)) {
    throw new PostmarkRefusal(
      1235,
      `The 'MessageStream' provided does not exist on this server: '${MessageStream}'.`,
    );
  }
  for (const { Name, Value } of Headers ?? []) {
    if (!/^[!-9;-~]+$/.test(Name) || /[\r\n]/.test(Value)) {
      throw invalidMessage(`Invalid header '${Name}'.`);
    }
  }
}

function checkAttachment({ Name, Content, ContentType }: MailAttachment) {
  if (!Name) throw invalidMessage("An attachment has no Name.");
  if (!Content || !isBase64(Content)) {
    throw invalidMessage(`The Content of attachment '${Name}' is not valid base64.`);
  }
  if (!/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(\s*;.*)?$/.test(ContentType)) {
    throw invalidMessage(`The ContentType of attachment '${Name}' is not a valid MIME type.`);
  }
  const extension = Name.toLowerCase().split(".").at(-1) ?? "";
  if (Name.includes(".") && forbidden.has(extension)) {
    throw new PostmarkRefusal(
      411,
      `You tried to send an attachment of a type that is not allowed: '${Name}'.`,
    );
  }
}

function isBase64(text: string) {
  const plain = /\s/.test(text) ? text.replace(/\s/g, "") : text;
  return plain.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(plain);
}

function bytes(text = "") {
  return Buffer.byteLength(text);
}
