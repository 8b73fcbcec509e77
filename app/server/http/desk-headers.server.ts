import { isBelowDesk } from "~/content/pages";
import { config } from "~/server/config/config.server";
import type { Middleware } from "./middleware";

/** Keeps what the desk answers from caches, search engines and the sites that its links lead to. Nothing may frame it, as any page. */
export const deskHeaders: Middleware = (req, res, next) => {
  if (config.desk.emails.length === 0 || !isBelowDesk(req.target!.url.pathname)) return next();
  res.setHeader("X-Robots-Tag", "noindex");
  res.setHeader("Referrer-Policy", "same-origin");
  // Once the answer has its other headers: a redirect has none for caches, and one that lasts is cached.
  const { writeHead } = res;
  Object.assign(res, {
    writeHead(...head: Parameters<typeof writeHead>) {
      res.setHeader("Cache-Control", "no-store");
      return writeHead.apply(res, head);
    },
  });
  next();
};
