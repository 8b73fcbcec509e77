import { describe, expect, test } from "vitest";
import { parseConfig } from "~/config/environment.server";

const complete = {
  NODE_ENV: "production",
  SITE_URL: "https://sitewright.test",
  SUPPORT_EMAIL: "help@sitewright.test",
  EMAIL_FROM: "hello@sitewright.test",
  EMAIL_TO: "team@sitewright.test",
  SESSION_SECRET: "new, old",
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  POSTMARK_SERVER_TOKEN: "token",
  AWS_ACCESS_KEY_ID: "id",
  AWS_SECRET_ACCESS_KEY: "secret",
  AWS_REGION: "eu-west-2",
};
const required = Object.keys(complete).filter((name) => name !== "NODE_ENV");

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
    const config = configOf(complete);
    expect(config).toMatchObject({
      development: false,
      port: 3000,
      siteUrl: "https://sitewright.test",
      secure: true,
      dataDir: "./data",
      sessionSecrets: ["new", "old"],
      rateLimit: true,
      providerTimeoutMs: 8000,
    });
    expect(config.storage).toMatchObject({
      bucket: "project-assets",
      stallMs: 20_000,
      publicUrl: "https://project-assets.s3.eu-west-2.amazonaws.com",
    });
    expect(config.mail.timeoutMs).toBe(3000);
  });

  test.each([
    ["hello@example.com", true],
    ["Example <hello@example.com>", true],
    ["one@example.com, Two <two@example.com>", true],
    ["Example", false],
    ["Example <hello>", false],
    ["hello@example.com\r\nBcc: all@example.com", false],
    ["one@example.com,", false],
  ])("accepts EMAIL_TO=%j: %s", (EMAIL_TO, ok) => {
    expect(problemsOf({ ...complete, EMAIL_TO }).length === 0).toBe(ok);
  });

  test("reports every missing variable, each once, in one go", () => {
    const problems = problemsOf({ NODE_ENV: "production" });
    expect([...problems].sort()).toEqual(required.map((name) => `${name} is missing`).sort());
  });

  test("treats an empty variable as missing", () => {
    const empty = Object.fromEntries(required.map((name) => [name, ""]));
    expect(problemsOf({ NODE_ENV: "production", ...empty })).toHaveLength(required.length);
  });

  test.each(required)("reports the one missing variable %s by its name", (name) => {
    expect(problemsOf({ ...complete, [name]: undefined })).toEqual([`${name} is missing`]);
  });

  const malformed: Record<string, string> = {
    PORT: "http",
    SITE_URL: "sitewright.test",
    SUPPORT_EMAIL: "help",
    SESSION_SECRET: " , ",
    STRIPE_WEBHOOK_SECRET: ",",
    STRIPE_API_URL: "ftp://stripe.test",
    POSTMARK_API_URL: "postmark",
    AWS_ENDPOINT_URL_S3: "s3.test:9000x",
    BUCKET_PUBLIC_URL: "/files",
    CHECKOUT_ORIGIN: "https://pay.test/checkout",
    STRIPE_PORTAL_URL: "http://billing.stripe.test/login",
    PROVIDER_TIMEOUT_MS: "8s",
    STORAGE_STALL_MS: "-1",
    SANDBOX: "yes",
    TIME_ZONE: "Mars/Olympus_Mons",
    RATE_LIMIT: "no",
  };

  test("reports every malformed variable, each once, together with the missing ones", () => {
    const problems = problemsOf({ ...complete, ...malformed, EMAIL_TO: undefined });
    const named = problems.map((problem) => problem.split(" ")[0]);
    expect(named.sort()).toEqual([...Object.keys(malformed), "EMAIL_TO"].sort());
    expect(problems).toContain("EMAIL_TO is missing");
    for (const problem of problems) expect(problem).not.toMatch(/[\r\n]/);
  });

  test.each(Object.entries(malformed))("reports %s=%s as malformed", (name, value) => {
    expect(problemsOf({ ...complete, [name]: value })[0]).toMatch(`${name} is malformed: `);
  });

  test.each([
    ["PORT", "0", "65535", "65536"],
    ["PROVIDER_TIMEOUT_MS", "100", "120000", "99"],
    ["STORAGE_STALL_MS", "100", "600000", "600001"],
  ])("takes %s from %s to %s, but not %s or a fraction", (name, least, most, beyond) => {
    expect(problemsOf({ ...complete, [name]: least })).toEqual([]);
    expect(problemsOf({ ...complete, [name]: most })).toEqual([]);
    expect(problemsOf({ ...complete, [name]: beyond })).toHaveLength(1);
    expect(problemsOf({ ...complete, [name]: "1.5" })).toHaveLength(1);
  });
});

test("the customer portal has an https address, or none", () => {
  const portalOf = (STRIPE_PORTAL_URL: string) => ({ ...complete, STRIPE_PORTAL_URL });
  const url = "https://billing.stripe.com/p/login/abc";
  expect(configOf(portalOf(url)).stripe.portalUrl).toBe(url);
  expect(configOf(portalOf("")).stripe.portalUrl).toBeUndefined();
  for (const refused of ["http://billing.stripe.com", "javascript:alert(1)", "billing"]) {
    expect(problemsOf(portalOf(refused))).toEqual([
      "STRIPE_PORTAL_URL is malformed: must be an https address, such as https://billing.stripe.com/p/login/example",
    ]);
  }
});

describe("the time zone", () => {
  test.each(["America/New_York", "Etc/UTC", "Asia/Kolkata"])("may be %s", (TIME_ZONE) => {
    expect(configOf({ ...complete, TIME_ZONE }).timeZone).toBe(TIME_ZONE);
  });

  test("is UTC unless one is given", () => {
    expect(configOf(complete).timeZone).toBe("UTC");
  });

  test.each(["Mars/Olympus_Mons", "+02:00", "New York"])("%s is refused", (TIME_ZONE) => {
    expect(problemsOf({ ...complete, TIME_ZONE })).toEqual([
      "TIME_ZONE is malformed: must be an IANA time zone, such as America/New_York or Europe/Berlin",
    ]);
  });
});

describe("URLs in the configuration", () => {
  test("lose their trailing slashes", () => {
    const config = configOf({
      ...complete,
      SITE_URL: "https://sitewright.test/",
      AWS_ENDPOINT_URL_S3: "http://127.0.0.1:9000//",
      STRIPE_API_URL: "http://127.0.0.1:1/",
    });
    expect(config.siteUrl).toBe("https://sitewright.test");
    expect(config.storage.endpoint).toBe("http://127.0.0.1:9000");
    expect(config.storage.publicUrl).toBe("http://127.0.0.1:9000/project-assets");
    expect(config.stripe.apiUrl).toBe("http://127.0.0.1:1");
  });

  test.each([
    "https://a.test/path",
    "https://a.test/?x=1",
    "https://user@a.test",
    "javascript:alert(1)",
  ])("may not be %s for the site itself", (url) =>
    expect(problemsOf({ ...complete, SITE_URL: url })).toHaveLength(1),
  );

  test("may have a path where public files are served", () => {
    const config = configOf({ ...complete, BUCKET_PUBLIC_URL: "https://cdn.test/files/" });
    expect(config.storage.publicUrl).toBe("https://cdn.test/files");
  });

  test("contain the bucket's name where files are served by AWS", () => {
    expect(configOf({ ...complete, BUCKET_NAME: "other" }).storage.publicUrl).toBe(
      "https://other.s3.eu-west-2.amazonaws.com",
    );
  });

  test("decide by their scheme whether cookies are sent over TLS only", () => {
    expect(configOf({ ...complete, SITE_URL: "http://127.0.0.1:3000" }).secure).toBe(false);
  });
});

describe("the configuration of optional features", () => {
  test("leaves backups, digest and metrics off by default", () => {
    const { backup, digestMinutes, metricsPort } = configOf(complete);
    expect(backup).toEqual({ bucket: "project-assets", keys: [], everyHours: undefined });
    expect([digestMinutes, metricsPort]).toEqual([undefined, undefined]);
  });

  test("takes a bucket for backups and several keys, the newest first", () => {
    const env = { BACKUP_KEY: "new,old", BACKUP_EVERY_HOURS: "6", BACKUP_BUCKET: "private" };
    const { backup } = configOf({ ...complete, ...env });
    expect(backup).toEqual({ bucket: "private", keys: ["new", "old"], everyHours: 6 });
  });

  test("is refused when backups are scheduled without a key", () => {
    expect(problemsOf({ ...complete, BACKUP_EVERY_HOURS: "6" })).toEqual([
      expect.stringMatching(/^BACKUP_KEY is missing/),
    ]);
  });

  test.each([
    ["on", 7 * 60],
    ["1", 7 * 60],
    ["00:00", 0],
    ["23:59", 23 * 60 + 59],
  ])("schedules the digest with DIGEST=%s", (DIGEST, minutes) => {
    expect(configOf({ ...complete, DIGEST }).digestMinutes).toBe(minutes);
  });

  test("takes a port for the metrics, but not the public port", () => {
    expect(configOf(complete).metricsPort).toBeUndefined();
    expect(configOf({ ...complete, METRICS_PORT: "9091" }).metricsPort).toBe(9091);
    const refused = [expect.stringMatching(/^METRICS_PORT is malformed: must be another port/)];
    expect(problemsOf({ ...complete, METRICS_PORT: "3000" })).toEqual(refused);
    expect(problemsOf({ ...complete, PORT: "9091", METRICS_PORT: "09091" })).toEqual(refused);
  });

  test.each(["24:00", "7", "off"])("refuses DIGEST=%s", (DIGEST) => {
    expect(problemsOf({ ...complete, DIGEST })).toEqual([
      expect.stringMatching(/^DIGEST is malformed: must be "on"/),
    ]);
  });
});

describe("the configuration in development", () => {
  test("needs no variable at all", () => {
    const config = configOf({ NODE_ENV: "development" });
    expect(config.development).toBe(true);
    expect(config.siteUrl).toBe("http://localhost:3000");
    expect(config.sessionSecrets).toHaveLength(1);
    expect(config.sandbox.demonstration).toBe(false);
  });

  test("derives the site's URL from the port", () => {
    expect(configOf({ PORT: "4000" }).siteUrl).toBe("http://localhost:4000");
  });

  test("still takes the variables that are set, and refuses malformed ones", () => {
    expect(configOf({ SUPPORT_EMAIL: "me@example.org" }).supportEmail).toBe("me@example.org");
    expect(problemsOf({ PORT: "x" })).toEqual(["PORT is malformed: must be a whole number"]);
  });
});

test("SANDBOX=1 in production gives every required variable a demonstration default", () => {
  const config = configOf({ NODE_ENV: "production", SANDBOX: "1" });
  expect(config.sandbox.demonstration).toBe(true);
  expect(config.development).toBe(false);
});

test("the timeout for sending an email is the providers' timeout, but at most 3 s", () => {
  expect(configOf({ PROVIDER_TIMEOUT_MS: "1000" }).mail.timeoutMs).toBe(1000);
  expect(configOf({ PROVIDER_TIMEOUT_MS: "60000" }).mail.timeoutMs).toBe(3000);
});

test("header names are lower-cased, and rate limits can be turned off", () => {
  expect(configOf({ CLIENT_IP_HEADER: "Fly-Client-IP" }).clientIpHeader).toBe("fly-client-ip");
  expect(configOf({ RATE_LIMIT: "off" }).rateLimit).toBe(false);
});

test("the configuration is deeply frozen", () => {
  const config = configOf(complete);
  const objects: object[] = [config, config.mail, config.storage, config.stripe];
  for (const one of [...objects, config.sandbox, config.sessionSecrets]) {
    expect(Object.isFrozen(one)).toBe(true);
  }
  expect(() => Object.assign(config.mail, { to: "x" })).toThrow(TypeError);
});
