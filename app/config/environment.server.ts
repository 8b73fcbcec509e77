import { z } from "zod";

const ORIGIN = "must be an http or https address, such as https://example.com";

const MAILBOX = /^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

const origin = z
  .string()
  .url(ORIGIN)
  .refine((value) => /^https?:/.test(value), ORIGIN)
  .transform((value) => value.replace(/\/+$/, ""));

const siteOrigin = origin.refine((value) => new URL(value).origin === value, {
  message: "must be an origin without a path, such as https://example.com",
});

const HTTPS = "must be an https address, such as https://billing.stripe.com/p/login/example";

const httpsUrl = z
  .string()
  .url(HTTPS)
  .refine((value) => value.startsWith("https://"), HTTPS);

const postgresUrl = z
  .string()
  .regex(
    /^postgres(ql)?:\/\//,
    "must be the address of a PostgreSQL server, such as postgres://user:password@host:5432/name",
  );

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** Email addresses, each alone or as `Name <address>`, separated by commas. */
const mailboxes = z
  .string()
  .refine(
    (value) => value.split(",").every((one) => MAILBOX.test(one.trim())),
    "must be an email address, such as hello@example.com or Example <hello@example.com>",
  );

const secrets = z
  .string()
  .transform((value) =>
    value
      .split(",")
      .map((secret) => secret.trim())
      .filter(Boolean),
  )
  .refine((list) => list.length > 0, "must hold at least one secret");

/** A time of day in TIME_ZONE, as minutes after midnight; "on" means 07:00. */
const timeOfDay = z
  .string()
  .regex(/^(on|1|([01]\d|2[0-3]):[0-5]\d)$/, 'must be "on", or a time such as 06:30')
  .transform((value) => {
    const [hours = 0, minutes = 0] = (value.includes(":") ? value : "07:00").split(":").map(Number);
    return hours * 60 + minutes;
  });

const timeZone = z
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

const DEFAULT_PORT = "3000";

const variables = z.object({
  PORT: wholeNumber(0, 65535).default(DEFAULT_PORT),
  HOST: z.string().optional(),
  SITE_URL: siteOrigin.optional(),
  SUPPORT_EMAIL: z.string().email(),
  EMAIL_FROM: mailboxes,
  EMAIL_TO: mailboxes,
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: postgresUrl.optional(),
  SESSION_SECRET: secrets,
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: secrets,
  STRIPE_API_URL: origin.optional(),
  STRIPE_PRICE_SETUP: z.string().optional(),
  STRIPE_PRICE_GROWTH: z.string().optional(),
  POSTMARK_SERVER_TOKEN: z.string().min(1),
  POSTMARK_API_URL: origin.optional(),
  BUCKET_NAME: z.string().default("project-assets"),
  AWS_ACCESS_KEY_ID: z.string().min(1),
  AWS_SECRET_ACCESS_KEY: z.string().min(1),
  AWS_REGION: z.string().min(1),
  AWS_ENDPOINT_URL_S3: origin.optional(),
  BUCKET_PUBLIC_URL: origin.optional(),
  BACKUP_BUCKET: z.string().optional(),
  BACKUP_KEY: secrets.optional(),
  BACKUP_EVERY_HOURS: wholeNumber(1, 168).optional(),
  DIGEST: timeOfDay.optional(),
  TIME_ZONE: timeZone.default("UTC"),
  METRICS_PORT: wholeNumber(1, 65535).optional(),
  CHECKOUT_ORIGIN: siteOrigin.optional(),
  STRIPE_PORTAL_URL: httpsUrl.optional(),
  SELLER_LEGAL: z.string().trim().optional(),
  CLIENT_IP_HEADER: z.string().toLowerCase().optional(),
  FLY_APP_NAME: z.string().optional(),
  FLY_REGION: z.string().optional(),
  PRIMARY_REGION: z.string().optional(),
  PROVIDER_TIMEOUT_MS: wholeNumber(100, 120_000).default("8000"),
  STORAGE_STALL_MS: wholeNumber(100, 600_000).default("20000"),
  BODY_WINDOW_MS: wholeNumber(100, 600_000).default("30000"),
  OUTBOX_RETRY_MS: wholeNumber(100, 600_000).default("10000"),
  JOBS_EVERY_MS: wholeNumber(100, 600_000).optional(),
  SANDBOX: z.enum(["1"]).optional(),
  SANDBOX_URL: origin.optional(),
  RATE_LIMIT: z.enum(["on", "off"]).default("on"),
});

/** Defaults of development and demonstrations, never of production. */
const demonstrationDefaults: Record<string, string> = {
  SUPPORT_EMAIL: "support@sitewright.example",
  EMAIL_FROM: "Sitewright <hello@sitewright.example>",
  EMAIL_TO: "orders@sitewright.example",
  SESSION_SECRET: "a-secret-for-development-only",
  STRIPE_SECRET_KEY: "sk_test_unset",
  STRIPE_WEBHOOK_SECRET: "whsec_unset",
  POSTMARK_SERVER_TOKEN: "unset",
  AWS_ACCESS_KEY_ID: "unset",
  AWS_SECRET_ACCESS_KEY: "unset",
  AWS_REGION: "auto",
};

export type Config = ReturnType<typeof toConfig>;

/**
 * Parses environment variables into the application's configuration. Empty values count as unset. Reports every problem at
 * once, one line each, by the variable's name.
 */
export function parseConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: Config } | { ok: false; problems: string[] } {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const production = set.NODE_ENV === "production" && set.SANDBOX !== "1";
  const parsed = variables.safeParse(production ? set : { ...demonstrationDefaults, ...set });
  // Deduplicated: a value can violate two rules with the same message.
  const problems = parsed.success ? [] : [...new Set(parsed.error.issues.map(describe))];
  if (production && set.SITE_URL === undefined) problems.unshift("SITE_URL is missing");
  if (set.BACKUP_EVERY_HOURS !== undefined && set.BACKUP_KEY === undefined) {
    problems.push("BACKUP_KEY is missing: BACKUP_EVERY_HOURS makes backups, which it encrypts");
  }
  if (set.DATABASE_URL !== undefined && set.BACKUP_EVERY_HOURS !== undefined) {
    problems.push(
      "BACKUP_EVERY_HOURS is refused with DATABASE_URL: who hosts the PostgreSQL server keeps its backups",
    );
  }
  if (Number(set.METRICS_PORT) === Number(set.PORT ?? DEFAULT_PORT)) {
    problems.push("METRICS_PORT is malformed: must be another port than PORT, which is public");
  }
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  return { ok: true, config: toConfig(parsed.data, set.NODE_ENV) };
}

/** The parsed environment: the configuration, or its problems. Nothing else in the application reads `process.env`. */
export const environment = parseConfig(process.env);

function describe(issue: z.ZodIssue): string {
  const name = issue.path.join(".");
  const missing = issue.code === "invalid_type" && issue.received === "undefined";
  return missing ? `${name} is missing` : `${name} is malformed: ${issue.message}`;
}

function toConfig(env: z.output<typeof variables>, nodeEnv: string | undefined) {
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const bucketUrl = env.AWS_ENDPOINT_URL_S3
    ? `${env.AWS_ENDPOINT_URL_S3}/${env.BUCKET_NAME}`
    : `https://${env.BUCKET_NAME}.s3.${env.AWS_REGION}.amazonaws.com`;
  return deepFreeze({
    development: nodeEnv !== "production",
    port: env.PORT,
    siteUrl,
    secure: siteUrl.startsWith("https:"),
    supportEmail: env.SUPPORT_EMAIL,
    /** The seller's name, address and tax number for receipts. */
    sellerLegal: env.SELLER_LEGAL,
    dataDir: env.DATA_DIR,
    /** Of a PostgreSQL server, in place of SQLite in DATA_DIR. */
    databaseUrl: env.DATABASE_URL,
    sessionSecrets: env.SESSION_SECRET,
    timeZone: env.TIME_ZONE,
    clientIpHeader: env.CLIENT_IP_HEADER,
    /** Fly.io sets FLY_APP_NAME. */
    onFly: env.FLY_APP_NAME !== undefined,
    /** The regions of this machine and of the database, where Fly.io may run several machines. */
    severalOnFly:
      env.FLY_APP_NAME !== undefined && env.DATABASE_URL !== undefined
        ? { region: env.FLY_REGION, primaryRegion: env.PRIMARY_REGION }
        : undefined,
    rateLimit: env.RATE_LIMIT === "on",
    providerTimeoutMs: env.PROVIDER_TIMEOUT_MS,
    bodyWindowMs: env.BODY_WINDOW_MS,
    outboxRetryMs: env.OUTBOX_RETRY_MS,
    jobsEveryMs: env.JOBS_EVERY_MS,
    sandbox: { demonstration: env.SANDBOX === "1", url: env.SANDBOX_URL },
    mail: {
      from: env.EMAIL_FROM,
      to: env.EMAIL_TO,
      token: env.POSTMARK_SERVER_TOKEN,
      apiUrl: env.POSTMARK_API_URL,
      timeoutMs: Math.min(env.PROVIDER_TIMEOUT_MS, 3000),
    },
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecrets: env.STRIPE_WEBHOOK_SECRET,
      apiUrl: env.STRIPE_API_URL,
      checkoutOrigin: env.CHECKOUT_ORIGIN,
      portalUrl: env.STRIPE_PORTAL_URL,
      priceSetup: env.STRIPE_PRICE_SETUP,
      priceGrowth: env.STRIPE_PRICE_GROWTH,
    },
    storage: {
      bucket: env.BUCKET_NAME,
      region: env.AWS_REGION,
      endpoint: env.AWS_ENDPOINT_URL_S3,
      accessKeyId: env.AWS_ACCESS_KEY_ID,
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
      url: bucketUrl,
      publicUrl: env.BUCKET_PUBLIC_URL ?? bucketUrl,
      stallMs: env.STORAGE_STALL_MS,
    },
    backup: {
      bucket: env.BACKUP_BUCKET ?? env.BUCKET_NAME,
      /** Newest first; empty turns backups off. */
      keys: env.BACKUP_KEY ?? [],
      everyHours: env.BACKUP_EVERY_HOURS,
    },
    digestMinutes: env.DIGEST,
    metricsPort: env.METRICS_PORT,
  });
}

function deepFreeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) {
    if (typeof inner === "object" && inner !== null) deepFreeze(inner);
  }
  return Object.freeze(value);
}
