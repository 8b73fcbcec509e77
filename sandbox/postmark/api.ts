import { randomUUID, timingSafeEqual } from "node:crypto";
import type { Call } from "../http/provider-server";
import { jsonReply, type Reply } from "../http/reply";
import { findBounces } from "./bounces";
import { checkMessage } from "./checks";
import { PostmarkRefusal } from "./errors";
import { readMessage, type SentMail } from "./message";
import { findDetails } from "./messages";

const server = {
  ID: 1,
  Name: "Sandbox",
  Color: "blue",
  DeliveryType: "Sandbox",
  SmtpApiActivated: false,
};

/** Answers calls of the Postmark API and adds accepted messages to `mails`. */
export function postmarkApi(token: string, mails: SentMail[]): (call: Call) => Promise<Reply> {
  return async (call) => {
    try {
      authorize(call.headers["x-postmark-server-token"], token);
      return (await call.interrupt()) ?? route(call, mails);
    } catch (error) {
      if (error instanceof PostmarkRefusal) return error.reply;
      throw error;
    }
  };
}

function authorize(given: string | string[] | undefined, token: string) {
  if (typeof given !== "string" || given === "") {
    throw new PostmarkRefusal(
      10,
      "No Account or Server API tokens were supplied in the HTTP headers. Please add a header for either X-Postmark-Server-Token or X-Postmark-Account-Token.",
      401,
    );
  }
  const [a, b] = [Buffer.from(given.toLowerCase()), Buffer.from(token.toLowerCase())];
  if (a.length !== b.length || !timingSafeEqual(a, b)) {
    throw new PostmarkRefusal(
      10,
      "The Server Token you provided in the X-Postmark-Server-Token request header was invalid. Please verify that you are using a valid token.",
      401,
    );
  }
}

function route(call: Call, mails: SentMail[]): Reply {
  const { method, pathname } = call;
  if (method === "GET" && pathname === "/server") return jsonReply(200, server);
  if (method === "POST" && pathname === "/email") {
    return jsonReply(200, accept(readJson(call), mails));
  }
  if (method === "GET" && pathname === "/bounces") {
    return jsonReply(200, findBounces(call.query, mails));
  }
  const [, id] = /^\/messages\/outbound\/([\w-]+)\/details$/.exec(pathname) ?? [];
  if (method === "GET" && id) return jsonReply(200, findDetails(id, mails));
  throw new PostmarkRefusal(
    0,
    `The requested resource does not exist: ${method} ${pathname}.`,
    404,
  );
}

function accept(value: unknown, mails: SentMail[]) {
  const message = readMessage(value);
  checkMessage(message);
  const { Attachments = [], ...others } = message;
  const files = Attachments.filter(({ ContentID }) => !ContentID);
  const inline = Attachments.filter(({ ContentID }) => ContentID);
  const id = randomUUID();
  const mail: SentMail = { id, at: new Date(), ...others, Attachments: files, inline };
  mails.push(mail);
  return {
    To: mail.To,
    ...(mail.Cc && { Cc: mail.Cc }),
    ...(mail.Bcc && { Bcc: mail.Bcc }),
    SubmittedAt: mail.at.toISOString(),
    MessageID: mail.id,
    ErrorCode: 0,
    Message: "OK",
  };
}

function readJson({ headers, body }: Call): unknown {
  const type = (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new PostmarkRefusal(
      409,
      "JSON required. Your HTTP request does not have the Content-Type header set to application/json.",
      415,
    );
  }
  try {
    return JSON.parse(body);
  } catch {
    throw new PostmarkRefusal(402, "Invalid JSON. The request payload is not valid JSON.");
  }
}

/** The answer to a body over the limit. */
export function tooLarge() {
  return new PostmarkRefusal(
    300,
    "Payload too large. The request exceeded the limit of 10 MB.",
    413,
  );
}
