import { expect } from "vitest";
import type { Fault } from "../../../sandbox";
import { sharedSite } from "../site";
import { desk } from "./desk";

/** The doctor counts all rows, so no other tests share this site: its EMAIL_FROM makes it a site of its own. */
export const site = await sharedSite({ env: { EMAIL_FROM: "Patient <hello@sitewright.test>" } });

export interface Finding {
  check: string;
  state: "ok" | "warning" | "failed";
  advice: string | null;
}

type Env = Record<string, string>;

export async function examined(env: Env = {}) {
  const { code, out, err } = await desk({ env: { ...site.env, ...env } }, "doctor", "--json");
  return { code, err, findings: JSON.parse(out) as Finding[] };
}

/** The findings that are not ok, without the free space of the machine that runs the tests. */
export async function complaints(env?: Env) {
  const { code, findings } = await examined(env);
  const reported = findings.filter(
    ({ check, state }) => state !== "ok" && check !== "Free disk space",
  );
  return { code, reported };
}

export async function complaintOf(check: string, env?: Env) {
  const { code, findings } = await examined(env);
  const finding = findings.find((one) => one.check === check);
  return [code, finding?.state, finding?.advice];
}

const advising = (words: string | RegExp): unknown =>
  typeof words === "string" ? expect.stringContaining(words) : expect.stringMatching(words);

/** The complaint of a check that has failed, with these words in its advice; below, of one with a warning. */
export const failed = (words: string | RegExp) => [1, "failed", advising(words)];
export const warned = (words: string | RegExp) => [0, "warning", advising(words)];

export const backups = { BACKUP_KEY: "a passphrase", BACKUP_BUCKET: "project-backups" };

export const answer = (match: string, value: object): Fault => ({
  match,
  body: JSON.stringify(value),
});
