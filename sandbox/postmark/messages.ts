import { bouncesOf } from "./bounces";
import { PostmarkRefusal } from "./errors";
import type { SentMail } from "./message";

/** The answer to `GET /messages/outbound/:id/details`: an email with what became of it, for each recipient. */
export function findDetails(id: string, mails: readonly SentMail[]) {
  const index = mails.findIndex((mail) => mail.id === id);
  const mail = mails[index];
  if (!mail) throw new PostmarkRefusal(701, "This message was not found.");
  const bounces = bouncesOf(mail, index);
  const ReceivedAt = mail.at.toISOString();
  const events = bounces.map(({ Email, ID, Description }) => {
    const Details = { BounceID: String(ID), Summary: Description };
    return { Recipient: Email, Type: "Bounced", ReceivedAt, Details };
  });
  const delivered = {
    ...{ Recipient: mail.To, Type: "Delivered", ReceivedAt },
    Details: { DeliveryMessage: "smtp;250 2.0.0 OK", DestinationServer: "sandbox" },
  };
  const { From, Subject, HtmlBody, TextBody, MessageStream = "outbound" } = mail;
  return {
    ...{ MessageID: id, MessageStream, ReceivedAt, From, Subject, HtmlBody, TextBody },
    ...{ Recipients: [mail.To], Status: "Sent", Sandboxed: true },
    MessageEvents: events.length > 0 ? events : [delivered],
  };
}
