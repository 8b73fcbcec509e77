import { randomUUID, timingSafeEqual } from "node:crypto";
import { SIGN_IN, teamSessions } from "~/content/team-sessions";
import { config } from "~/server/config/config.server";
import { cannotWrite } from "~/server/database/cannot-write.server";
import { db } from "~/server/database/connection.server";
import type { Connection, DeskSessionsTable, Trx } from "~/server/database/tables";
import { discardBody, readFormBody } from "~/server/http/form-body.server";
import { log, requestContext } from "~/server/log/log.server";
import { siteCookie } from "~/server/security/cookies.server";
import { keyedHashes } from "~/server/security/encrypted-token.server";
import { DAY_MS, HOUR_MS, isFromFuture, MINUTE_MS, timestamp } from "~/server/time/time";
import { redirect303, refuse, refuseWithPage } from "~/layout/responses.server";
import { hash } from "~/operations/desk/sign-in-links.server";
import * as Sessions from "./sessions.repository.server";

/** A path of the desk, with its query, to go to after the sign-in; that of Today in place of any other address. */
export function deskPath(given: string): string {
  if (!/^\/desk[/?]\S*$/.test(given) || !URL.canParse(given, config.siteUrl)) return "/desk";
  const { origin, pathname, search } = new URL(given, config.siteUrl);
  const isOwn = origin === config.siteUrl && /^\/desk(\/|$)/.test(pathname);
  return isOwn && pathname !== SIGN_IN ? pathname + search : "/desk";
}

export interface TeamSession {
  /** Names the session; no secret. */
  id: string;
  /** In lower case, and one of DESK_EMAILS. */
  email: string;
  /** Signed in within the last hour, as deleting, exporting and readdressing want it. */
  isRecent: boolean;
  /** For the hidden field `token` of each form: see {@link isTeamForm}. */
  formToken: string;
}

const UNUSED_MS = teamSessions.unusedHours * HOUR_MS;
const LONGEST_MS = teamSessions.days * DAY_MS;

const cookie = siteCookie("desk", LONGEST_MS / 1000);

/**
 * Who of the team is signed in. Throws the site's 404 where the desk is off, and a redirect to the sign-in, which leads back
 * to this address, where nobody is.
 */
export async function requireTeam(request: Request): Promise<TeamSession> {
  const session = await findTeam(request);
  if (session) return session;
  discardBody(request);
  const { pathname, search } = new URL(request.url);
  const to = deskPath(pathname + search);
  throw redirect303(to === "/desk" ? SIGN_IN : `${SIGN_IN}?to=${encodeURIComponent(to)}`);
}

/** For what wants a sign-in of the last hour: throws a redirect to another one, which leads back to this address. */
export function requireRecent({ isRecent }: TeamSession, request: Request): void {
  if (isRecent) return;
  const { pathname, search } = new URL(request.url);
  throw redirect303(`${SIGN_IN}?again=1&to=${encodeURIComponent(deskPath(pathname + search))}`);
}

const found = new WeakMap<object, Promise<TeamSession | undefined>>();

/** {@link requireTeam} without the redirect. The loaders of one request look once. */
export function findTeam(request: Request): Promise<TeamSession | undefined> {
  if (config.desk.emails.length === 0) throw refuseWithPage(404);
  const context = requestContext.getStore() ?? request;
  const finding = found.get(context) ?? find(request);
  found.set(context, finding);
  return finding;
}

/** Whether a posted form was shown in this session. */
export function isTeamForm({ id }: Pick<TeamSession, "id">, token: string): boolean {
  const given = Buffer.from(token);
  return formTokens(id)
    .map((own) => Buffer.from(own))
    .some((own) => own.length === given.length && timingSafeEqual(own, given));
}

const MAX_FORM_BYTES = 16 * 1024;

/** A small form of who is signed in. Throws the refusal of another one, as of a page that was open during a new sign-in. */
export async function readTeamForm<Name extends string>(request: Request, names: readonly Name[]) {
  const team = await requireTeam(request);
  const body = await readFormBody(request, [...names, "token"] as const, MAX_FORM_BYTES);
  if (!body.ok) throw refuse(body.status);
  if (isTeamForm(team, body.values.token)) return { team, values: body.values };
  throw refuse(403, undefined, {
    title: "This form is from another sign-in",
    description: "Nothing was changed. Go back, reload the page and send the form again.",
  });
}

const formTokens = (id: string) => keyedHashes("desk form", id);

async function find(request: Request): Promise<TeamSession | undefined> {
  const tokenHash = await readSession(request);
  const row = tokenHash && (await Sessions.findSession(db, tokenHash));
  const now = Date.now();
  if (!row || !isOpen(row, now)) return undefined;
  await noteUse(row, now);
  const { id, email } = row;
  const isRecent = now - Date.parse(row.created_at) < HOUR_MS;
  return { id, email, isRecent, formToken: formTokens(id)[0]! };
}

/** Whether a session goes on. One of a later time was begun while the clock was ahead, and its age is unknown. */
export function isOpen({ email, created_at, used_at }: DeskSessionsTable, now: number): boolean {
  const lasts = (since: string, ms: number) =>
    now - Date.parse(since) < ms && !isFromFuture(Date.parse(since), now);
  return (
    config.desk.emails.includes(email) && lasts(created_at, LONGEST_MS) && lasts(used_at, UNUSED_MS)
  );
}

/** Once a minute. Where the disk is full, the team can still look. */
async function noteUse({ id, used_at }: DeskSessionsTable, now: number): Promise<void> {
  if (now - Date.parse(used_at) < MINUTE_MS) return;
  try {
    await Sessions.updateUsed(db, id, timestamp(new Date(now)));
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    log.warn({ err: error }, "the use of a session was not noted");
  }
}

/**
 * Begins a session with a token that nobody has seen, and ends the browser's former one. Returns the Set-Cookie value. Who
 * signs in again keeps the session's name, so that the forms in their other tabs can still be sent.
 */
export async function startSession(
  trx: Trx,
  request: Request,
  { email, token }: Record<"email" | "token", string>,
): Promise<string> {
  const former = await readSession(request);
  const known = former && (await Sessions.findSession(trx, former));
  await endSession(request, trx);
  const id = known && known.email === email ? known.id : randomUUID();
  const now = timestamp();
  const times = { created_at: now, used_at: now };
  await Sessions.insertSession(trx, { id, token_hash: hash(token), email, ...times });
  return cookie.serialize(token);
}

/** The session that began with this token within the last minute, whose answer may have been lost. */
export async function findBegun(on: Connection, token: string) {
  const row = await Sessions.findSession(on, hash(token));
  const now = Date.now();
  if (!row || !isOpen(row, now) || now - Date.parse(row.created_at) >= MINUTE_MS) return undefined;
  return { email: row.email, cookie: await cookie.serialize(token) };
}

/** Ends the browser's session, if any. Returns the Set-Cookie value. */
export async function endSession(request: Request, on: Trx | typeof db = db): Promise<string> {
  const tokenHash = await readSession(request);
  if (tokenHash) await Sessions.deleteSession(on, tokenHash);
  return cookie.serialize("", { maxAge: 0 });
}

async function readSession(request: Request): Promise<string | undefined> {
  const token = await cookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" && token ? hash(token) : undefined;
}
