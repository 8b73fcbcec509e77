import { expect } from "vitest";
import { refusals, type RefusalStatus } from "~/content/refusals";
import { elements, textOf } from "../http/html-elements";
import type { Site } from "../site";
import type { Answer } from "./exchange";

const TABLES = ["orders", "drafts", "uploads", "inquiries", "outbox", "stripe_events"] as const;

export type Stored = Record<(typeof TABLES)[number] | "objects", number>;

export interface Expected {
  status: number;
  holds: (answer: Answer, site: Site) => void | Promise<void>;
  /** The request is incomplete, and its sender hangs up. */
  cut?: true;
  /** Of an order's own pages, whose paths are keys. */
  isSecret?: true;
  stores?: Partial<Stored>;
}

export const page = (status: number, heading: string): Expected => ({
  status,
  holds: (answer) => isPage(answer, heading),
});

export const landing = page(200, "You do the trade.");
export const contact = page(200, "Order your website today");
export const onboarding = page(200, "Let's Get Your Website Started!");
export const thanks = page(200, "Thank you for your visit");

export const refused = (status: RefusalStatus): Expected => ({
  status,
  holds(answer) {
    isPage(answer, refusals[status].title);
    expect(textOf(answer.body)).toContain(refusals[status].description);
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
});

/** A redirect to exactly this URL, and so never to another host. */
export const redirectsTo = (location: string, status: number): Expected => ({
  status,
  holds: ({ headers }) => expect(headers.location).toBe(location),
});

export const cutOff: Expected = { ...refused(400), cut: true };

export const refusedToScripts = (status: RefusalStatus): Expected => ({
  status,
  holds(answer) {
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
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

export const empty = (status: number): Expected => ({
  status,
  holds: ({ body }) => expect(body).toBe(""),
});

export const alive = says(200, "application/json", '{"status":"ok"}');

function isPage({ headers, body }: Answer, heading: string): void {
  expect(headers["content-type"]).toMatch(/^text\/html/);
  expect(elements(body, "h1")[0]?.text).toContain(heading);
}

export function storedIn(site: Site): Stored {
  const counts = TABLES.map((table) => `(select count(*) from ${table}) as ${table}`);
  const [rows] = site.rows<Omit<Stored, "objects">>(`select ${counts.join()}`);
  return { ...rows!, objects: site.sandbox.s3.objects().length };
}
