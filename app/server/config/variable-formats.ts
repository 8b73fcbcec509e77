import { z } from "zod";

// The formats of environment variables, each with what its problem says to the operator.

const ORIGIN = "must be an http or https address, such as https://example.com";

const MAILBOX = /^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

export const origin = z
  .string()
  .url(ORIGIN)
  .refine((value) => /^https?:/.test(value), ORIGIN)
  .transform((value) => value.replace(/\/+$/, ""));

export const siteOrigin = origin.refine((value) => new URL(value).origin === value, {
  message: "must be an origin without a path, such as https://example.com",
});

const HTTPS = "must be an https address, such as https://billing.stripe.com/p/login/example";

export const httpsUrl = z
  .string()
  .url(HTTPS)
  .refine((value) => value.startsWith("https://"), HTTPS);

export const postgresUrl = z
  .string()
  .regex(
    /^postgres(ql)?:\/\//,
    "must be the address of a PostgreSQL server, such as postgres://user:password@host:5432/name",
  );

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** Email addresses, each alone or as `Name <address>`, separated by commas. */
export const mailboxes = z
  .string()
  .refine(
    (value) => value.split(",").every((one) => MAILBOX.test(one.trim())),
    "must be an email address, such as hello@example.com or Example <hello@example.com>",
  );

/** Email addresses alone, separated by commas; in lower case. */
export const addresses = z
  .string()
  .transform((value) => [...new Set(value.split(",").map((one) => one.trim().toLowerCase()))])
  .refine(
    (list) => list.every((one) => z.string().email().safeParse(one).success),
    "must be email addresses without names, separated by commas, such as ann@example.com,ben@example.com",
  );

export const secrets = z
  .string()
  .transform((value) =>
    value
      .split(",")
      .map((secret) => secret.trim())
      .filter(Boolean),
  )
  .refine((list) => list.length > 0, "must hold at least one secret");

export const taxRate = z
  .string()
  .regex(/^txr_\w+$/, "must be the id of a tax rate in Stripe's dashboard, which begins with txr_");

const SECRET_LENGTH = 32;

/** Whoever guesses one of these reads and makes every cookie, form token and private link. */
export const sessionSecrets = secrets.refine(
  (list) => list.every((secret) => secret.length >= SECRET_LENGTH),
  `each secret must have ${SECRET_LENGTH} characters or more: make one with openssl rand -hex 32`,
);

/** A time of day in TIME_ZONE, as minutes after midnight; "on" means 07:00. */
export const timeOfDay = z
  .string()
  .regex(/^(on|1|([01]\d|2[0-3]):[0-5]\d)$/, 'must be "on", or a time such as 06:30')
  .transform((value) => {
    const [hours = 0, minutes = 0] = (value.includes(":") ? value : "07:00").split(":").map(Number);
    return hours * 60 + minutes;
  });

export const timeZone = z
  .string()
  .refine(isTimeZone, "must be an IANA time zone, such as America/New_York or Europe/Berlin");

/** Newer versions of Node take offsets such as +02:00 too, which know no daylight saving time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
