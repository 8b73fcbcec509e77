import { readAddresses } from "./addresses";
import { PostmarkRefusal } from "./errors";
import type { SentMail } from "./message";

/** Emails to this domain bounce; the name before the @, up to a plus, is the type in lower case. */
const bouncingDomain = "@bounce-testing.postmarkapp.com";

const types = [
  { Type: "HardBounce", TypeCode: 1, Name: "Hard bounce", Inactive: true },
  { Type: "Transient", TypeCode: 2, Name: "Message delayed", Inactive: false },
  { Type: "SoftBounce", TypeCode: 4096, Name: "Soft bounce", Inactive: false },
  { Type: "BadEmailAddress", TypeCode: 100000, Name: "Invalid email address", Inactive: true },
  { Type: "SpamComplaint", TypeCode: 100001, Name: "Spam complaint", Inactive: true },
  { Type: "ManuallyDeactivated", TypeCode: 100002, Name: "Manually deactivated", Inactive: true },
] as const;

/** The answer to `GET /bounces`: the bounces of sent emails, the newest first. */
export function findBounces(query: URLSearchParams, mails: readonly SentMail[]) {
  const { count, offset, since, stream } = readQuery(query);
  const found = mails
    .flatMap(bouncesOf)
    .filter(({ BouncedAt, MessageStream }) => {
      return Date.parse(BouncedAt) >= since && MessageStream === stream;
    })
    .reverse();
  return { TotalCount: found.length, Bounces: found.slice(offset, offset + count) };
}

/** Those of one sent email, which has a place among all. */
export function bouncesOf(mail: SentMail, index: number) {
  const { From, Subject, id, at, MessageStream = "outbound" } = mail;
  return (readAddresses(mail.To) ?? []).flatMap((Email) => {
    const bounce = typeOf(Email);
    if (!bounce) return [];
    return {
      ...{
        RecordType: "Bounce",
        ID: index + 1,
        ServerID: 1,
        MessageID: id,
        MessageStream,
        Tag: "",
      },
      ...bounce,
      ...{ Description: bounce.Name, Details: "Sandbox", Email, From, Subject },
      ...{ BouncedAt: at.toISOString(), DumpAvailable: false, CanActivate: true },
    };
  });
}

function typeOf(address: string) {
  const lower = address.toLowerCase();
  if (!lower.endsWith(bouncingDomain)) return undefined;
  const [name] = lower.split(/[+@]/);
  return types.find(({ Type }) => Type.toLowerCase() === name);
}

function readQuery(query: URLSearchParams) {
  const given = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]));
  const take = (name: string) => {
    const value = given.get(name);
    given.delete(name);
    return value;
  };
  const count = Number(take("count"));
  const offset = Number(take("offset"));
  const day = take("fromdate") ?? "1970-01-01";
  const stream = take("messagestream") ?? "outbound";
  if (given.size > 0) throw invalid([...given.keys()].join(", "));
  if (!Number.isInteger(count) || count < 1 || count > 500) throw invalid("count");
  if (!Number.isInteger(offset) || offset < 0 || count + offset > 10_000) throw invalid("offset");
  // Postmark's days are those of New York.
  const since = Date.parse(`${day}T00:00:00-05:00`);
  if (Number.isNaN(since)) throw invalid("fromdate");
  return { count, offset, since, stream };
}

function invalid(names: string) {
  return new PostmarkRefusal(300, `Invalid parameters: ${names}.`);
}
