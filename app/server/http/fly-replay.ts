import type { IncomingMessage } from "node:http";
import { HttpError, isGetOrHead, type Middleware } from "./middleware";

type Regions = Record<"region" | "primaryRegion", string | undefined>;

/** Fly's proxy replays no larger request. */
const MAX_REPLAYED_BYTES = 1_000_000;

/** For a file of another build and a form far from the database: fly.io/docs/networking/dynamic-request-routing */
export function flyReplay({ region, primaryRegion }: Regions): Middleware {
  const isFar = primaryRegion !== undefined && region !== primaryRegion;
  return (req, res, next) => {
    const { "fly-replay-src": replayed, "fly-replay-failed": failed } = req.headers;
    if (replayed !== undefined || failed !== undefined) {
      next();
    } else if (isGetOrHead(req) && req.target!.url.pathname.startsWith("/build/")) {
      next(new HttpError(404, replay("elsewhere=true")));
    } else if (isFar && isForm(req)) {
      res.writeHead(409, replay(`region=${primaryRegion}`)).end();
    } else {
      next();
    }
  };
}

/** Where no such machine answers, this one gets the request again. */
function replay(where: string): Record<string, string> {
  return { "Fly-Replay": `${where};timeout=2s;fallback=prefer_self`, "Cache-Control": "no-store" };
}

/** Uploads are of another type, and are received where they arrive. */
function isForm({ method, headers }: IncomingMessage): boolean {
  const { "content-type": type = "", "content-length": bytes } = headers;
  return (
    method === "POST" &&
    type.startsWith("application/x-www-form-urlencoded") &&
    Number(bytes) < MAX_REPLAYED_BYTES
  );
}
