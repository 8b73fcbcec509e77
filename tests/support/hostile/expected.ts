import { expect } from "vitest";
import { refusals, type RefusalStatus } from "~/content/refusals";
import { textOf } from "../http/http-client";
import type { Site } from "../site";
import type { Answer } from "./exchange";

/** Numbers of rows and objects of the site. */
export type Stored = Record<
  "orders" | "drafts" | "uploads" | "inquiries" | "outbox" | "stripe_events" | "objects",
  number
>;

/** The expected response to a hostile request. */
export interface Expected {
  status: number;
  /** Further checks of the response and of the site. */
  holds: (answer: Answer, site: Site) => void | Promise<void>;
  /** The request is incomplete, and its sender hangs up. */
  cut?: true;
  /** The rows and objects it adds; none by default. */
  stores?: Partial<Stored>;
}

/** A page with a heading. */
export const page = (status: number, heading: string): Expected => ({
  status,
  holds: (answer) => isPage(answer, heading),
});

/** The page with the reason for which a request was refused. */
export const refused = (status: RefusalStatus): Expected => ({
  status,
  holds(answer) {
    isPage(answer, refusals[status].title);
    expect(textOf(answer.body)).toContain(refusals[status].description);
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
});

/** As {@link refused}, for a request whose sender hangs up. */
export const cutOff: Expected = { ...refused(400), cut: true };

export const refusedToScripts = (status: RefusalStatus): Expected => ({
  status,
  holds(answer) {
    isJson(answer);
    expect(answer.headers["x-remix-response"]).toBe("yes");
    expect(JSON.parse(answer.body)).toEqual({ refused: status });
  },
});

/** A response other than a page: for the scripts or Stripe, or a file. */
export const says = (status: number, type: string, words: string): Expected => ({
  status,
  holds(answer) {
    expect(answer.headers["content-type"] ?? "").toContain(type);
    expect(answer.body).toContain(words);
  },
});

/** A response without a body. */
export const empty = (status: number): Expected => ({
  status,
  holds: ({ body }) => expect(body).toBe(""),
});

export const alive = says(200, "application/json", '{"status":"ok"}');

function isPage({ headers, body }: Answer, heading: string): void {
  expect(headers["content-type"]).toMatch(/^text\/html/);
  expect(textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? "")).toContain(heading);
}

function isJson({ headers }: Answer): void {
  expect(headers["content-type"]).toMatch(/^application\/json/);
}
