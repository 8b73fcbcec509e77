import { buckets } from "../../../sandbox/credentials";
import { decodeEntities, hiddenFields, HttpClient } from "../http/http-client";
import type { Site } from "../site";

export interface ChosenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  type?: string;
}

/** A response with its body. */
export interface Answer {
  status: number;
  headers: Headers;
  location: string | null;
  body: string;
}

export const SCRIPTS = "/onboarding?_data=routes%2Fonboarding";

/** The visible fields as a client might fill them in. */
export const filledIn = {
  businessName: "Marlow & Sons",
  email: "ann@marlow.test",
  websiteUrl: "https://marlow.test",
  brandColors: "navy and #f2b632",
  textContent: "We fix boilers.\nSince 1988.",
  socialLinks: "https://x.com/marlow\nhttps://facebook.com/marlow",
};

/** A client without scripts on the onboarding page. */
export class OnboardingClient extends HttpClient {
  /** The form's hidden fields as last rendered. */
  hidden: Record<string, string> = {};

  constructor(private readonly site: Site) {
    super(site.url);
  }

  async open(path = "/onboarding"): Promise<string> {
    const html = await this.page(path);
    this.hidden = hiddenFields(html);
    return html;
  }

  /** Posts the form as rendered, and continues with the form in the response. */
  async send(
    files: readonly ChosenFile[] = [],
    fields: Record<string, string> = filledIn,
    path = "/onboarding",
  ): Promise<Answer> {
    const answer = await read(await this.postFiles(path, { ...this.hidden, ...fields }, files));
    const hidden = hiddenFields(answer.body);
    if (hidden.token) this.hidden = hidden;
    return answer;
  }

  /** Follows the response's redirect. */
  async follow(answer: Answer): Promise<string> {
    if (!answer.location) throw new Error(`No redirect: ${answer.status} ${answer.body}`);
    return this.page(answer.location);
  }

  inquiries() {
    return this.site.rows<Record<string, string>>("select * from inquiries order by created_at");
  }

  objects() {
    return this.site.sandbox.s3.objects().filter(({ bucket }) => bucket === buckets.public);
  }
}

export async function read(response: Response): Promise<Answer> {
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get("Location"),
    body: await response.text(),
  };
}

/** The files that a page lists, with the `intent` that their remove button posts. */
export function listedFiles(html: string): { name: string; intent: string }[] {
  return [...html.matchAll(/<button[^>]*name="intent" value="(remove:[^"]*)"[^>]*>/g)].map(
    ([button, intent = ""]) => ({
      name: decodeEntities(/aria-label="Remove ([^"]*)"/.exec(button)?.[1] ?? ""),
      intent,
    }),
  );
}

export const namesListed = (html: string) =>
  listedFiles(html)
    .map(({ name }) => name)
    .sort();

/** The values of the form's visible fields. */
export function fieldValues(html: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1] ?? "";
    if (name in filledIn) values[name] = decodeEntities(/value="([^"]*)"/.exec(tag)?.[1] ?? "");
  }
  for (const [, attributes = "", text = ""] of html.matchAll(/<textarea([^>]*)>([^<]*)</g)) {
    const name = /name="([^"]*)"/.exec(attributes)?.[1] ?? "";
    // A line break right after the tag is not part of the value.
    values[name] = decodeEntities(text.replace(/^\n/, ""));
  }
  return values;
}

/** The name part of an object's key; throws when the key is not `<uuid>-<name>`. */
export function keyedName(key: string): string {
  const name = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-(.*)$/.exec(key)?.[1];
  if (name === undefined) throw new Error(`Not a key of an upload: ${key}`);
  return name;
}
