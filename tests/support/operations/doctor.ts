import type { Fault } from "../../../sandbox";
import { sharedSite } from "../site";
import { desk } from "./desk";

/** The doctor looks at all there is: no other tests order at this site, which its sender makes another one. */
export const site = await sharedSite({ env: { EMAIL_FROM: "Patient <hello@sitewright.test>" } });

export interface Finding {
  check: string;
  state: "ok" | "warning" | "failed";
  advice: string | null;
}

type Env = Record<string, string>;

/** What the doctor finds, with names of the environment that are its alone. */
export async function examined(env: Env = {}) {
  const { code, out, err } = await desk({ env: { ...site.env, ...env } }, "doctor", "--json");
  return { code, err, findings: JSON.parse(out) as Finding[] };
}

/** What is not as it should be; how full the disk of the tests is, is not ours. */
export async function complaints(env?: Env) {
  const { code, findings } = await examined(env);
  const told = findings.filter(({ check, state }) => state !== "ok" && check !== "Free disk space");
  return { code, told };
}

/** The exit code, and what is told of one check. */
export async function complaintOf(check: string, env?: Env) {
  const { code, findings } = await examined(env);
  const finding = findings.find((one) => one.check === check);
  return [code, finding?.state, finding?.advice];
}

/** Turns backups on. */
export const backups = { BACKUP_KEY: "a passphrase", BACKUP_BUCKET: "project-backups" };

/** A provider's answer to calls of an address. */
export const answer = (match: string, value: object): Fault => ({
  match,
  body: JSON.stringify(value),
});
