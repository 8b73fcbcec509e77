import { expect, test } from "vitest";
import { sessionSecret, sharedSite, type Site } from "../site";
import { exchange, type Answer } from "./exchange";
import { alive, storedIn, type Expected, type Stored } from "./expected";
import { get, MARK } from "./request";

export type Row = readonly [what: string, send: Buffer | (() => Buffer), expected: Expected];

export const each = (expected: Expected, sent: Record<string, Row[1]>): Row[] =>
  Object.entries(sent).map(([what, send]) => [what, send, expected]);

export const at = (expected: Expected, ...targets: string[]): Row[] =>
  targets.map((target) => [`GET ${shown(target)}`, get(target), expected]);

export const shown = (target: string): string =>
  target.length > 60 ? `${target.slice(0, 40)}… of ${target.length} bytes` : JSON.stringify(target);

/** No other tests share this site, since its rows and objects are counted before and after each request. */
const env = {
  SITE_URL: "http://site.test",
  // Some rows forge the client's IP address, as if they came through the proxy.
  CLIENT_IP_HEADER: "Fly-Client-IP",
  // The tables sign and encrypt with the older secret.
  SESSION_SECRET: `a-newer-secret-that-is-long-enough,${sessionSecret}`,
};

export async function testEveryRow(rows: readonly Row[]): Promise<void> {
  const site = await sharedSite({ env });
  const newLines = linesOf(site);

  const titled = rows.map((row) => [`${row[0]} is answered ${row[2].status}`, row] as const);
  test.each(titled)("%s", async (_, [, send, expected]) => {
    const before = storedIn(site);
    const bytes = typeof send === "function" ? send() : send;
    const answers = await exchange(site.url, [bytes], expected.cut ? 0 : undefined);
    expect(answers.map(({ status }) => status)).toEqual([expected.status]);
    const answer = answers[0]!;
    isSafe(answer, expected.isSecret && "no-referrer");
    await expected.holds(answer, site);
    for (const [name, more = 0] of Object.entries(expected.stores ?? {})) {
      before[name as keyof Stored] += more;
    }
    expect(storedIn(site)).toEqual(before);
    const [health] = await exchange(site.url, [get("/healthz")]);
    expect(health?.status).toBe(200);
    await alive.holds(health!, site);
  });

  test("the log contains nothing of what was sent, and no failure", () => {
    logsNoFailure(newLines());
  });
}

/** `policy`: what links tell the sites that they lead to: nothing of an order's page, and the site alone of the team's. */
export function isSafe(
  { status, headers, body }: Answer,
  policy = "strict-origin-when-cross-origin",
): void {
  expect(status).toBeLessThan(500);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": policy,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  expect(body).not.toContain(`<${MARK}`);
  expect(body).not.toContain(`<script>${MARK}`);
}

export function linesOf(site: Site): () => string[] {
  const completeLength = () => site.output().lastIndexOf("\n") + 1;
  let from = completeLength();
  return () => {
    const to = completeLength();
    const lines = site.output().slice(from, to).split("\n").filter(Boolean);
    from = to;
    return lines;
  };
}

export function logsNoFailure(lines: readonly string[]): void {
  expect(lines.filter((line) => line.toLowerCase().includes(MARK))).toEqual([]);
  const failures = lines
    .map((line) => JSON.parse(line) as { status?: number; msg?: string })
    .filter(({ status = 0, msg }) => status >= 500 || FAILURES.includes(msg ?? ""));
  expect(failures).toEqual([]);
}

const FAILURES = [
  ...["request failed", "rendering failed"],
  ...["nobody caught an error", "the database cannot write"],
];
