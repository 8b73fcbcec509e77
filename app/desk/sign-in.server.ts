import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { teamSessions } from "~/content/team-sessions";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import { createLimit, createLimitAround } from "~/server/database/rate-limit.server";
import { inTransaction } from "~/server/database/transaction.server";
import { enqueueEmail, tryToDeliverWithin } from "~/server/email/outbox.server";
import { clientNetworks } from "~/server/http/request-context.server";
import { log } from "~/server/log/log.server";
import { siteCookie } from "~/server/security/cookies.server";
import { localTimeInWords } from "~/server/time/local-days.server";
import { MINUTE_MS, timestamp, timestampAfter } from "~/server/time/time";
import { ANY_BROWSER, hash, issueLink, randomToken } from "~/operations/desk/sign-in-links.server";
import { deskPath, findBegun, startSession } from "./session.server";
import * as Sessions from "./sessions.repository.server";
import { signInEmail } from "./sign-in-email";

const HOUR = 60 * 60;
/** An address gets as many emails. */
const inHour = createLimit("desk link hour", 3, HOUR);
const inDay = createLimit("desk link day", 10, 24 * HOUR);
/** And one more for a network that asks: others cannot use up a colleague's first link in a new browser. */
const ofNetwork = createLimit("desk link network", 1, HOUR);
const ofNetworks = createLimit("desk link networks", 20, 24 * HOUR);
/** Posts of a network to the sign-in. */
const posts = createLimitAround("desk sign-in post", 30, 10 * 60);
const ownPosts = createLimit("desk sign-in own post", 30, 10 * 60);
/** Long after the answer, which would otherwise take longer for an address of the team. */
const SENT_AFTER_MS = [500, 2_000] as const;
const LINK_MS = teamSessions.linkMinutes * MINUTE_MS;
const DELIVERED_WITHIN_MS = 10_000;

/** What a browser that asked for a link shows when it is used, and where it wanted to go. */
const asking = z.object({ secret: z.string(), to: z.string() });
const askingCookie = siteCookie("desk-link", LINK_MS / 1000);

/** The addresses that have signed in with a browser, the latest first: strangers cannot use up its share of their links. */
const signedIn = z.array(z.string());
const signedInCookie = siteCookie("desk-known", 365 * 24 * HOUR);
const MOST_KNOWN = 4;

/** The seconds to wait, where a network posts too often; one of the team who has signed in before is not counted with it. */
export async function limitSignIns(request: Request): Promise<number | undefined> {
  const own = (await readKnown(request)).find((email) => config.desk.emails.includes(email));
  return own === undefined ? posts(clientNetworks()) : ownPosts(own);
}

async function readKnown(request: Request): Promise<string[]> {
  return signedIn.safeParse(await signedInCookie.parse(request.headers.get("Cookie"))).data ?? [];
}

/**
 * Emails a link to an address of the team. The answer waits for nothing, so that it takes as long for every address; it
 * needs the Set-Cookie value that is returned, without which the link opens nothing.
 */
export async function askForLink(request: Request, typed: string, to: string): Promise<string> {
  const email = typed.trim().toLowerCase();
  const known = await readKnown(request);
  // A second question leaves the first one's link in use.
  const { secret = randomToken() } = (await readAsking(request)) ?? {};
  const share = `${known.includes(email) ? "own" : "any"} ${email}`;
  if (config.desk.emails.includes(email)) sendLater(email, hash(secret), share);
  return askingCookie.serialize({ secret, to: deskPath(to) });
}

const inHand = new Set<Promise<void>>();

/** Before the database is closed: who asked has been told that an email comes. */
export async function signInEmailsSent(): Promise<void> {
  await Promise.all(inHand);
}

function sendLater(email: string, browserHash: string, share: string): void {
  const sending = send(email, browserHash, share)
    .catch((error: unknown) => log.error({ err: error }, "sign-in email not sent"))
    .finally(() => inHand.delete(sending));
  inHand.add(sending);
}

async function send(email: string, browser_hash: string, share: string): Promise<void> {
  await setTimeout(randomInt(...SENT_AFTER_MS));
  if (!(await hasShare(share))) {
    log.warn("a sign-in link is not sent: its address has had as many as it may");
    return;
  }
  const id = await inTransaction(db, async (trx) => {
    const { url, token_hash } = await issueLink(trx, email, browser_hash);
    const mail = signInEmail(email, url, localTimeInWords(timestamp()));
    const expiresAt = timestampAfter(LINK_MS);
    return enqueueEmail(trx, { dedupeKey: `desk sign-in ${token_hash}`, mail, expiresAt });
  });
  if (id) await tryToDeliverWithin(id, DELIVERED_WITHIN_MS);
}

async function hasShare(share: string): Promise<boolean> {
  if ((await inHour(share)) === undefined && (await inDay(share)) === undefined) return true;
  const network = `${share} ${clientNetworks()[0]}`;
  return (await ofNetwork(network)) === undefined && (await ofNetworks(share)) === undefined;
}

/** Whether this browser may use a link. Changes nothing: email scanners open links too. */
export async function isOpenLink(request: Request, token: string): Promise<boolean> {
  const { secret = "" } = (await readAsking(request)) ?? {};
  if (await Sessions.existsLink(db, asUsed(token, secret))) return true;
  return (await findBegun(db, sessionToken(token, secret))) !== undefined;
}

/**
 * Signs in by a link: where to go, and the Set-Cookie values; once more within a minute, for a browser to which the first
 * answer did not come. Undefined where the link was used, has expired or is another browser's, and where its address has
 * left the team.
 */
export async function signIn(request: Request, token: string) {
  const { secret = "", to = "" } = (await readAsking(request)) ?? {};
  const begun = await inTransaction(db, async (trx) => {
    const session = sessionToken(token, secret);
    const email = await Sessions.deleteLink(trx, asUsed(token, secret));
    if (email === undefined) return findBegun(trx, session);
    if (!config.desk.emails.includes(email)) return undefined;
    if (secret) await Sessions.deleteLinksOf(trx, hash(secret));
    return { email, cookie: await startSession(trx, request, { email, token: session }) };
  });
  if (!begun) return undefined;
  const others = (await readKnown(request)).filter((one) => one !== begun.email);
  return {
    to: deskPath(to),
    cookies: [
      begun.cookie,
      await signedInCookie.serialize([begun.email, ...others].slice(0, MOST_KNOWN)),
      await askingCookie.serialize("", { maxAge: 0 }),
    ],
  };
}

/** The session's token is the same for each use of a link in the browser that asked for it, and only that one can know it. */
const sessionToken = (token: string, secret: string) =>
  secret ? hash(`${token} ${secret}`) : randomToken();

function asUsed(token: string, secret: string): Sessions.LinkUse {
  // Two machines' clocks differ by less than a minute.
  const [since, until] = [timestampAfter(-LINK_MS), timestampAfter(MINUTE_MS)];
  return { token_hash: hash(token), browser_hashes: [hash(secret), ANY_BROWSER], since, until };
}

async function readAsking(request: Request) {
  return asking.safeParse(await askingCookie.parse(request.headers.get("Cookie"))).data;
}
