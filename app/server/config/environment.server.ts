import { z } from "zod";
import { site, tax } from "~/content/site";
import * as formats from "./variable-formats";

const DEFAULT_PORT = "3000";

const variables = z.object({
  PORT: formats.wholeNumber(0, 65535).default(DEFAULT_PORT),
  HOST: z.string().optional(),
  SITE_URL: formats.siteOrigin.optional(),
  SUPPORT_EMAIL: z.string().email(),
  EMAIL_FROM: formats.mailboxes,
  EMAIL_TO: formats.mailboxes,
  DESK_EMAILS: formats.addresses.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: formats.postgresUrl.optional(),
  SESSION_SECRET: formats.sessionSecrets,
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: formats.secrets,
  STRIPE_API_URL: formats.origin.optional(),
  STRIPE_PRICE_SETUP: z.string().optional(),
  STRIPE_PRICE_GROWTH: z.string().optional(),
  STRIPE_TAX_RATE: formats.taxRate.optional(),
  POSTMARK_SERVER_TOKEN: z.string().min(1),
  POSTMARK_API_URL: formats.origin.optional(),
  BUCKET_NAME: z.string().default("project-assets"),
  AWS_ACCESS_KEY_ID: z.string().min(1),
  AWS_SECRET_ACCESS_KEY: z.string().min(1),
  AWS_REGION: z.string().min(1),
  AWS_ENDPOINT_URL_S3: formats.origin.optional(),
  BUCKET_PUBLIC_URL: formats.origin.optional(),
  BUCKET_DOWNLOAD_URL: formats.origin.optional(),
  BACKUP_BUCKET: z.string().optional(),
  BACKUP_KEY: formats.secrets.optional(),
  BACKUP_EVERY_HOURS: formats.wholeNumber(1, 168).optional(),
  DIGEST: formats.timeOfDay.optional(),
  TIME_ZONE: formats.timeZone.default("UTC"),
  METRICS_PORT: formats.wholeNumber(1, 65535).optional(),
  CHECKOUT_ORIGIN: formats.siteOrigin.optional(),
  STRIPE_PORTAL_URL: formats.httpsUrl.optional(),
  SELLER_LEGAL: z.string().trim().optional(),
  CLIENT_IP_HEADER: z.string().toLowerCase().optional(),
  FLY_APP_NAME: z.string().optional(),
  FLY_REGION: z.string().optional(),
  PRIMARY_REGION: z.string().optional(),
  PROVIDER_TIMEOUT_MS: formats.wholeNumber(100, 120_000).default("8000"),
  STORAGE_STALL_MS: formats.wholeNumber(100, 600_000).default("20000"),
  BODY_WINDOW_MS: formats.wholeNumber(100, 600_000).default("30000"),
  OUTBOX_RETRY_MS: formats.wholeNumber(100, 600_000).default("10000"),
  JOBS_EVERY_MS: formats.wholeNumber(100, 600_000).optional(),
  SANDBOX: z.enum(["1"]).optional(),
  SANDBOX_URL: formats.origin.optional(),
  RATE_LIMIT: z.enum(["on", "off"]).default("on"),
});

const SAMPLE_SECRET = "a-secret-for-development-and-demonstrations";

/** Defaults of development and demonstrations, never of production. */
const demonstrationDefaults: Record<string, string> = {
  SUPPORT_EMAIL: "support@example.com",
  EMAIL_FROM: `${site.name.replace(/[^\p{L}\p{N} ]/gu, "")} <hello@example.com>`,
  EMAIL_TO: "orders@example.com",
  DESK_EMAILS: "orders@example.com",
  SESSION_SECRET: SAMPLE_SECRET,
  STRIPE_SECRET_KEY: "sk_test_unset",
  STRIPE_WEBHOOK_SECRET: "whsec_unset",
  POSTMARK_SERVER_TOKEN: "unset",
  AWS_ACCESS_KEY_ID: "unset",
  AWS_SECRET_ACCESS_KEY: "unset",
  AWS_REGION: "auto",
};

/** Nothing listens there: without its stand-ins a demonstration calls nobody, and never the providers themselves. */
const NOBODY = "http://127.0.0.1:9";
const demonstrationProviders: Record<string, string> = {
  STRIPE_API_URL: NOBODY,
  POSTMARK_API_URL: NOBODY,
  AWS_ENDPOINT_URL_S3: NOBODY,
};

export type Config = ReturnType<typeof toConfig>;

/** Parses the environment; empty values count as unset. Reports every problem at once, one line each, by variable. */
export function parseConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: Config } | { ok: false; problems: string[]; onFly: boolean } {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const demonstration = set.SANDBOX === "1";
  const production = set.NODE_ENV === "production" && !demonstration;
  const parsed = variables.safeParse({
    ...(!production && demonstrationDefaults),
    ...(demonstration && demonstrationProviders),
    ...set,
  });
  // Deduplicated: a value can violate two rules with the same message.
  const problems = parsed.success ? [] : [...new Set(parsed.error.issues.map(describe))];
  if (production && set.SITE_URL === undefined) problems.unshift("SITE_URL is missing");
  if (production && set.SESSION_SECRET?.includes(SAMPLE_SECRET)) {
    problems.push("SESSION_SECRET is the demonstrations', which anybody can read: make another");
  }
  if (set.BACKUP_EVERY_HOURS !== undefined && set.BACKUP_KEY === undefined) {
    problems.push("BACKUP_KEY is missing: BACKUP_EVERY_HOURS makes backups, which it encrypts");
  }
  if (set.DATABASE_URL !== undefined && set.BACKUP_EVERY_HOURS !== undefined) {
    problems.push(
      "BACKUP_EVERY_HOURS is refused with DATABASE_URL: who hosts the PostgreSQL server keeps its backups",
    );
  }
  if (set.STRIPE_TAX_RATE !== undefined && tax.kind === "none") {
    problems.push("STRIPE_TAX_RATE is refused: app/content/site.ts says that there is no tax");
  }
  if (Number(set.METRICS_PORT) === Number(set.PORT ?? DEFAULT_PORT)) {
    problems.push("METRICS_PORT is malformed: must be another port than PORT, which is public");
  }
  if (!parsed.success || problems.length > 0) {
    return { ok: false, problems, onFly: set.FLY_APP_NAME !== undefined };
  }
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
  const demonstration = env.SANDBOX === "1";
  const urlOf = (bucket: string) =>
    env.AWS_ENDPOINT_URL_S3
      ? `${env.AWS_ENDPOINT_URL_S3}/${bucket}`
      : `https://${bucket}.s3.${env.AWS_REGION}.amazonaws.com`;
  const bucketUrl = urlOf(env.BUCKET_NAME);
  const backupBucket = env.BACKUP_BUCKET ?? env.BUCKET_NAME;
  return deepFreeze({
    development: nodeEnv !== "production",
    port: env.PORT,
    siteUrl,
    secure: siteUrl.startsWith("https:"),
    supportEmail: env.SUPPORT_EMAIL,
    /** The seller's name, address and tax number for receipts. */
    sellerLegal: env.SELLER_LEGAL,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    sessionSecrets: env.SESSION_SECRET,
    timeZone: env.TIME_ZONE,
    clientIpHeader: env.CLIENT_IP_HEADER,
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
    sandbox: { demonstration, url: env.SANDBOX_URL },
    mail: {
      from: env.EMAIL_FROM,
      token: env.POSTMARK_SERVER_TOKEN,
      apiUrl: env.POSTMARK_API_URL,
      timeoutMs: Math.min(env.PROVIDER_TIMEOUT_MS, 3000),
    },
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecrets: env.STRIPE_WEBHOOK_SECRET,
      apiUrl: env.STRIPE_API_URL,
      checkoutOrigin: env.CHECKOUT_ORIGIN,
      portalUrl: env.STRIPE_PORTAL_URL ?? (demonstration ? `${siteUrl}/sandbox/portal` : undefined),
      priceSetup: env.STRIPE_PRICE_SETUP,
      priceGrowth: env.STRIPE_PRICE_GROWTH,
      taxRate: env.STRIPE_TAX_RATE,
    },
    storage: {
      bucket: env.BUCKET_NAME,
      region: env.AWS_REGION,
      endpoint: env.AWS_ENDPOINT_URL_S3,
      accessKeyId: env.AWS_ACCESS_KEY_ID,
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
      url: bucketUrl,
      publicUrl: env.BUCKET_PUBLIC_URL ?? bucketUrl,
      /** Where the browsers of the team reach the bucket's API; undefined at AWS. */
      downloadEndpoint: env.BUCKET_DOWNLOAD_URL ?? env.AWS_ENDPOINT_URL_S3,
      stallMs: env.STORAGE_STALL_MS,
    },
    backup: {
      bucket: backupBucket,
      url: urlOf(backupBucket),
      /** Newest first; empty turns backups off. */
      keys: env.BACKUP_KEY ?? [],
      everyHours: env.BACKUP_EVERY_HOURS,
    },
    /** Where the team reads what the site writes to it. */
    team: {
      inbox: env.EMAIL_TO,
      deskUrl: env.DESK_EMAILS?.length ? `${siteUrl}/desk` : undefined,
    },
    /** Who may sign in to the desk in the browser; while there is nobody, it is off. */
    desk: { emails: env.DESK_EMAILS ?? [] },
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
