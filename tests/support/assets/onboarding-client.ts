import { buckets } from "../../../sandbox/credentials";
import { controls, elements } from "../http/html-elements";
import { hiddenFields, HttpClient, type SentFile } from "../http/http-client";
import { paidOrder } from "../orders/order-visitor";
import type { Site } from "../site";

export interface ChosenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  type?: string;
}

export type Answer = Awaited<ReturnType<typeof read>>;

export const SCRIPTS = "/onboarding?_data=routes%2Fonboarding";

export const filledIn = {
  businessName: "Marlow & Sons",
  email: "ann@marlow.test",
  websiteUrl: "https://marlow.test",
  brandColors: "navy and #f2b632",
  textContent: "We fix boilers.\nSince 1988.",
  socialLinks: "https://x.com/marlow\nhttps://facebook.com/marlow",
};

export type AssetFields = typeof filledIn;

export class OnboardingClient extends HttpClient {
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
    files: readonly SentFile[] = [],
    fields: Record<string, string> = filledIn,
    path = "/onboarding",
  ): Promise<Answer> {
    const answer = await read(await this.postFiles(path, { ...this.hidden, ...fields }, files));
    const hidden = hiddenFields(answer.body);
    if (hidden.token) this.hidden = hidden;
    return answer;
  }

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

/** A browser with the form open, and with the cookies of a visitor. */
export async function openedClient(site: Site, path?: string, visitor?: HttpClient) {
  const client = new OnboardingClient(site);
  if (visitor) client.takeCookies(visitor);
  await client.open(path);
  return client;
}

/** A buyer's phone, which has the cookies, and the private link for other devices. */
export async function phoneAndLink(site: Site) {
  const { visitor, link, order, fields } = await paidOrder(site);
  return { phone: await openedClient(site, "/onboarding", visitor), link, order, fields };
}

export async function read(response: Response) {
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get("Location"),
    body: await response.text(),
  };
}

export function listedFiles(html: string): { name: string; intent: string }[] {
  return elements(html, "button").flatMap(({ attributes: { name, value = "", ...more } }) =>
    name === "intent" && value.startsWith("remove:")
      ? [{ name: more["aria-label"]?.replace("Remove ", "") ?? "", intent: value }]
      : [],
  );
}

export const namesListed = (html: string) =>
  listedFiles(html)
    .map(({ name }) => name)
    .sort();

export function fieldValues(html: string): Record<string, string> {
  const visible = controls(html).filter(({ name = "" }) => name in filledIn);
  return Object.fromEntries(visible.map(({ name = "", value }) => [name, value]));
}

export function keyedName(key: string): string {
  const name = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-(.*)$/.exec(key)?.[1];
  if (name === undefined) throw new Error(`Not a key of an upload: ${key}`);
  return name;
}
