import { expect, test } from "vitest";
import { parseConfig } from "~/server/config/environment.server";
import { flyReplay } from "~/server/http/fly-replay";
import type { HttpError } from "~/server/http/middleware";
import { requestTarget } from "~/server/http/request-target.server";
import { inNode, listen } from "../support/http/middleware-server";

const FORM = "application/x-www-form-urlencoded";

/** What a machine of `region` answers, while the database is in iad. */
async function answerOf(region: string, path: string, init: RequestInit = {}) {
  const stack = [requestTarget, flyReplay({ region, primaryRegion: "iad" })];
  const url = await listen(
    inNode(
      stack,
      (_req, res) => res.end(),
      (error, _req, res) => {
        const { status, headers } = error as HttpError;
        res.writeHead(status, headers).end();
      },
    ),
  );
  const { status, headers } = await fetch(url + path, init);
  return [status, headers.get("Fly-Replay")];
}

const form = (headers: Record<string, string> = {}, body = "name=Ann"): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": FORM, ...headers },
  body,
});

const files: RequestInit = { method: "POST", body: new FormData() };
const replayed = (how: string) => ({ headers: { [`fly-replay-${how}`]: "t=1" } });

const HERE = [200, null];
const ELSEWHERE = [404, "elsewhere=true;timeout=2s;fallback=prefer_self"];
const PRIMARY = [409, "region=iad;timeout=2s;fallback=prefer_self"];

test.each<[what: string, region: string, path: string, init: RequestInit, answer: unknown]>([
  ["asks another machine for a file that this build lacks", "iad", "/build/a.js", {}, ELSEWHERE],
  ["asks only one other machine", "iad", "/build/a.js", replayed("src"), HERE],
  ["asks no other after it failed to", "iad", "/build/a.js", replayed("failed"), HERE],
  ["shows a page where it was asked for", "syd", "/contact", {}, HERE],
  ["leaves a form near the database alone", "iad", "/contact", form(), HERE],
  ["brings a form to the region of the database", "syd", "/contact", form(), PRIMARY],
  ["brings a form there once", "syd", "/contact", form({ "fly-replay-src": "t=1" }), HERE],
  ["leaves a form too large to bring", "syd", "/contact", form({}, "a".repeat(1_000_000)), HERE],
  ["leaves files where they arrive", "syd", "/onboarding", files, HERE],
])("Fly's proxy %s", async (_, region, path, init, answer) => {
  expect(await answerOf(region, path, init)).toEqual(answer);
});

test.each([
  ["on Fly.io with PostgreSQL", { FLY_APP_NAME: "site", DATABASE_URL: "postgres://db" }, true],
  ["on Fly.io with SQLite, where one machine serves", { FLY_APP_NAME: "site" }, false],
  ["elsewhere with PostgreSQL", { DATABASE_URL: "postgres://db" }, false],
])("a request may be replayed %s: %j gives %s", (_, env, replays) => {
  const regions = { FLY_REGION: "syd", PRIMARY_REGION: "iad" };
  const parsed = parseConfig({ ...env, ...regions });
  const severalOnFly = replays ? { region: "syd", primaryRegion: "iad" } : undefined;
  expect(parsed).toMatchObject({ ok: true, config: { severalOnFly } });
});
