import { describe, expect, test } from "vitest";
import { parseConfig } from "~/server/config/environment.server";

const [newSecret, oldSecret] = ["n".repeat(32), "o".repeat(32)];
const complete = {
  NODE_ENV: "production",
  SITE_URL: "https://sitewright.test",
  SUPPORT_EMAIL: "help@sitewright.test",
  EMAIL_FROM: "hello@sitewright.test",
  EMAIL_TO: "team@sitewright.test",
  SESSION_SECRET: `${newSecret}, ${oldSecret}`,
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  POSTMARK_SERVER_TOKEN: "token",
  AWS_ACCESS_KEY_ID: "id",
  AWS_SECRET_ACCESS_KEY: "secret",
  AWS_REGION: "eu-west-2",
};
const required = Object.keys(complete).filter((name) => name !== "NODE_ENV");

const portal = "https://billing.stripe.com/p/login/abc";

type Env = Record<string, string | undefined>;
function configOf(env: Env) {
  const result = parseConfig(env);
  if (!result.ok) throw new Error(result.problems.join("\n"));
  return result.config;
}
function problemsOf(env: Env) {
  const result = parseConfig(env);
  return result.ok ? [] : result.problems;
}

describe("the configuration in production", () => {
  test("is valid with the required variables alone, and the rest gets the documented defaults", () => {
    expect(configOf(complete)).toMatchObject({
      ...{ development: false, port: 3000, siteUrl: "https://sitewright.test", secure: true },
      ...{ dataDir: "./data", sessionSecrets: [newSecret, oldSecret], rateLimit: true },
      ...{ providerTimeoutMs: 8000, timeZone: "UTC", mail: { timeoutMs: 3000 } },
      storage: {
        ...{ bucket: "project-assets", stallMs: 20_000 },
        publicUrl: "https://project-assets.s3.eu-west-2.amazonaws.com",
      },
      backup: { bucket: "project-assets", keys: [], everyHours: undefined },
      ...{ digestMinutes: undefined, metricsPort: undefined },
    });
  });

  test("reports every missing variable, each once, in one go", () => {
    const problems = problemsOf({ NODE_ENV: "production" });
    expect([...problems].sort()).toEqual(required.map((name) => `${name} is missing`).sort());
  });

  test.each(required)(
    "reports the one missing variable %s by its name, also when empty",
    (name) => {
      for (const value of [undefined, ""]) {
        expect(problemsOf({ ...complete, [name]: value })).toEqual([`${name} is missing`]);
      }
    },
  );

  test.each<[env: Env, config: object]>([
    [{ SITE_URL: "https://a.test/" }, { siteUrl: "https://a.test" }],
    [{ SITE_URL: "http://127.0.0.1:3000" }, { secure: false }],
    [{ STRIPE_API_URL: "http://127.0.0.1:1/" }, { stripe: { apiUrl: "http://127.0.0.1:1" } }],
    [
      { AWS_ENDPOINT_URL_S3: "http://a.test//" },
      { storage: { endpoint: "http://a.test", publicUrl: "http://a.test/project-assets" } },
    ],
    [
      { BUCKET_NAME: "other" },
      { storage: { publicUrl: "https://other.s3.eu-west-2.amazonaws.com" } },
    ],
    [
      { BUCKET_PUBLIC_URL: "https://cdn.test/files/" },
      { storage: { publicUrl: "https://cdn.test/files" } },
    ],
    [{ STRIPE_PORTAL_URL: portal }, { stripe: { portalUrl: portal } }],
    [{ EMAIL_TO: "Ann <a@b.co>" }, { team: { inbox: "Ann <a@b.co>" } }],
    [{ EMAIL_TO: "a@b.co, Two <c@d.co>" }, { team: { inbox: "a@b.co, Two <c@d.co>" } }],
    [{}, { desk: { emails: [] } }],
    [{ DESK_EMAILS: " Ann@b.co,c@d.co,ann@b.co" }, { desk: { emails: ["ann@b.co", "c@d.co"] } }],
    [{ PROVIDER_TIMEOUT_MS: "1000" }, { mail: { timeoutMs: 1000 } }],
    [{ PROVIDER_TIMEOUT_MS: "60000" }, { mail: { timeoutMs: 3000 } }],
    [{ TIME_ZONE: "America/New_York" }, { timeZone: "America/New_York" }],
    [{ DIGEST: "on" }, { digestMinutes: 7 * 60 }],
    [{ DIGEST: "1" }, { digestMinutes: 7 * 60 }],
    [{ DIGEST: "00:00" }, { digestMinutes: 0 }],
    [{ DIGEST: "23:59" }, { digestMinutes: 23 * 60 + 59 }],
    [{ METRICS_PORT: "9091" }, { metricsPort: 9091 }],
    [
      { BACKUP_KEY: "new,old", BACKUP_EVERY_HOURS: "6", BACKUP_BUCKET: "private" },
      { backup: { bucket: "private", keys: ["new", "old"], everyHours: 6 } },
    ],
    [{ CLIENT_IP_HEADER: "Fly-Client-IP" }, { clientIpHeader: "fly-client-ip" }],
    [{ RATE_LIMIT: "off" }, { rateLimit: false }],
    [
      { SANDBOX: "1", DATA_DIR: "/data" },
      {
        ...{ development: false, dataDir: "/data", sandbox: { demonstration: true } },
        // Nobody, where the stand-ins are not known.
        ...{ stripe: { apiUrl: "http://127.0.0.1:9" }, mail: { apiUrl: "http://127.0.0.1:9" } },
        storage: { endpoint: "http://127.0.0.1:9" },
      },
    ],
  ])("is read from %j as %j", (env, part) => {
    expect(configOf({ ...complete, ...env })).toMatchObject(part);
  });

  test.each<[env: Env, problem: RegExp]>([
    [{ BACKUP_EVERY_HOURS: "6" }, /^BACKUP_KEY is missing/],
    [
      { SESSION_SECRET: "a-secret-for-development-and-demonstrations" },
      /^SESSION_SECRET is the demonstrations'/,
    ],
    [{ PORT: "9091", METRICS_PORT: "09091" }, /^METRICS_PORT is malformed: must be another port/],
  ])("is refused with %j, by %s", (env, problem) => {
    expect(problemsOf({ ...complete, ...env })).toEqual([expect.stringMatching(problem)]);
  });
});

describe("a malformed variable", () => {
  const webAddress = "must be an http or https address, such as https://example.com";
  const malformed: [name: string, values: string[], problem: string][] = [
    ["PORT", ["http", "1.5"], "must be a whole number"],
    ["SITE_URL", ["sitewright.test", "javascript:alert(1)"], webAddress],
    ["SITE_URL", ["https://a.test/path", "https://a.test/?x=1", "https://u@a.test"], "an origin"],
    ["SUPPORT_EMAIL", ["help"], ""],
    ["EMAIL_TO", ["Ann", "Ann <a>", "a@b.co\r\nBcc: c@d.co", "a@b.co,"], "an email address"],
    ["DESK_EMAILS", ["Ann <a@b.co>", "a@b.co,", "a@b.co c@d.co", "on"], "ann@example.com,ben@"],
    ["SESSION_SECRET", [" , "], "at least one secret"],
    ["SESSION_SECRET", ["abc", "x".repeat(31), `${newSecret}, abc`], "openssl rand -hex 32"],
    ["STRIPE_WEBHOOK_SECRET", [","], "at least one secret"],
    ["STRIPE_API_URL", ["ftp://stripe.test"], webAddress],
    ["POSTMARK_API_URL", ["postmark"], webAddress],
    ["AWS_ENDPOINT_URL_S3", ["s3.test:9000x"], webAddress],
    ["BUCKET_PUBLIC_URL", ["/files"], webAddress],
    ["CHECKOUT_ORIGIN", ["https://pay.test/checkout"], "an origin"],
    ["STRIPE_PORTAL_URL", ["http://a.test", "javascript:alert(1)", "billing"], "an https address"],
    ["PROVIDER_TIMEOUT_MS", ["8s", "1.5"], "must be a whole number"],
    ["STORAGE_STALL_MS", ["-1", "1.5"], "must be a whole number"],
    ["SANDBOX", ["yes"], ""],
    ["TIME_ZONE", ["Mars/Olympus_Mons", "+02:00", "New York"], "must be an IANA time zone"],
    ["DIGEST", ["24:00", "7", "off"], 'must be "on"'],
    ["RATE_LIMIT", ["no"], ""],
  ];

  test.each(malformed)("%s is reported once for each of %j: %s", (name, values, problem) => {
    for (const value of values) {
      const [said = "", ...more] = problemsOf({ ...complete, [name]: value });
      expect(more).toEqual([]);
      expect(said).toMatch(`${name} is malformed: `);
      expect(said).toContain(problem);
      if (name.endsWith("SECRET")) expect(said).not.toContain(value);
    }
  });

  test("is reported on a line of its own, together with all others and the missing ones", () => {
    const env = Object.fromEntries(malformed.map(([name, [value]]) => [name, value]));
    const problems = problemsOf({ ...complete, ...env, EMAIL_TO: undefined });
    expect(problems.map((problem) => problem.split(" ")[0]).sort()).toEqual(
      Object.keys(env).sort(),
    );
    expect(problems).toContain("EMAIL_TO is missing");
    for (const problem of problems) expect(problem).not.toMatch(/[\r\n]/);
  });

  test.each([
    ["PORT", "0", "65535", "65536"],
    ["PROVIDER_TIMEOUT_MS", "100", "120000", "99"],
    ["STORAGE_STALL_MS", "100", "600000", "600001"],
  ])("%s is from %s to %s, and not %s", (name, least, most, beyond) => {
    const problems = [least, most, beyond].map((value) =>
      problemsOf({ ...complete, [name]: value }),
    );
    expect(problems).toEqual([[], [], [expect.stringContaining(name)]]);
  });
});

test.each<[env: Env, config: object]>([
  [
    { NODE_ENV: "development" },
    { development: true, siteUrl: "http://localhost:3000", sandbox: { demonstration: false } },
  ],
  [{ PORT: "4000" }, { siteUrl: "http://localhost:4000" }],
  [{ SUPPORT_EMAIL: "me@example.org" }, { supportEmail: "me@example.org" }],
  [{ NODE_ENV: "production", SANDBOX: "1" }, { development: false }],
])("without the required variables, %j is enough in development and the sandbox", (env, part) => {
  expect(configOf(env)).toMatchObject(part);
  expect(configOf(env).sessionSecrets).toHaveLength(1);
  expect(problemsOf({ ...env, PORT: "x" })).toEqual(["PORT is malformed: must be a whole number"]);
});

test("the configuration is deeply frozen", () => {
  const config = configOf(complete);
  const objects: object[] = [config, config.mail, config.storage, config.stripe];
  for (const one of [...objects, config.sandbox, config.sessionSecrets]) {
    expect(Object.isFrozen(one)).toBe(true);
  }
});
