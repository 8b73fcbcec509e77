import { HttpClient } from "../http/http-client";
import { mailedTo } from "../orders/person";
import { deskEmail, type Site } from "../site";
import { until } from "../until";

const SUBJECT = /^Sign in to the desk/;

/** The sign-in emails that an address has got. */
export const signInMails = (site: Site, email: string) =>
  mailedTo(site, email).filter(({ Subject = "" }) => SUBJECT.test(Subject));

/** Asks for a link to sign in with, in a browser: its path. */
export async function signInLink(
  site: Site,
  client: HttpClient,
  email: string,
  to = "",
): Promise<string> {
  const before = signInMails(site, email).length;
  await client.post("/desk/sign-in", { email, to });
  await until("the link is mailed", () => signInMails(site, email).length > before);
  const { TextBody = "" } = signInMails(site, email).at(-1)!;
  const { pathname, search } = new URL(/http\S+\?token=[\w-]+/.exec(TextBody)![0]);
  return pathname + search;
}

/** Uses a link in a browser. */
export const postLink = (client: HttpClient, link: string) =>
  client.post("/desk/sign-in", { link: link.split("token=")[1] ?? "" });

/** A browser in which somebody of the team is signed in. */
export async function signedIn(site: Site, email = deskEmail): Promise<HttpClient> {
  const client = new HttpClient(site.url);
  const link = await signInLink(site, client, email);
  await client.page(link);
  const { status } = await postLink(client, link);
  if (status !== 303) throw new Error(`The sign-in was answered ${status}.`);
  return client;
}
