import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { config } from "~/server/config/config.server";
import { readFormBody } from "~/server/http/form-body.server";
import { deskMeta } from "~/desk/desk-error";
import { deskPath, findTeam } from "~/desk/session.server";
import { SignInPage, type SignInAnswer, type SignInData } from "~/desk/sign-in-page";
import { askForLink, isOpenLink, limitSignIns, signIn } from "~/desk/sign-in.server";
import * as Responses from "~/layout/responses.server";
import { readAddress } from "~/orders/lost-link.server";

const MAX_BODY_BYTES = 4 * 1024;

export const meta = deskMeta("Sign in");

export async function loader({ request }: LoaderFunctionArgs) {
  return Responses.withUnavailablePage(request, async () => {
    const team = await findTeam(request);
    const query = new URL(request.url).searchParams;
    const token = query.get("token");
    const isOpen = token !== null && (await isOpenLink(request, token));
    // The link that signed this browser in, opened once more.
    if (token && !isOpen && team?.isRecent) throw Responses.redirect303(deskPath(""));
    return json<SignInData>({
      link: token ? { token, isOpen } : undefined,
      to: deskPath(query.get("to") ?? ""),
      again: query.has("again") ? team?.email : undefined,
      sample: config.sandbox.url === undefined ? undefined : config.desk.emails[0],
    });
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const body = await readFormBody(request, ["email", "to", "link"], MAX_BODY_BYTES);
  if (!body.ok) return Responses.refuseInvalid(body.status);
  const post = async () => {
    const wait = await limitSignIns(request);
    if (wait !== undefined) return Responses.refuseTooMany(wait);
    return body.values.link ? enter(request, body.values.link) : ask(request, body.values);
  };
  return Responses.withUnavailableResponse(post, (headers) => Responses.refuse(503, headers));
}

async function enter(request: Request, link: string) {
  const begun = await signIn(request, link);
  if (!begun && (await findTeam(request))?.isRecent) return Responses.redirect303(deskPath(""));
  if (!begun) return json<SignInAnswer>({ ended: true }, { status: 422 });
  const headers = new Headers();
  for (const cookie of begun.cookies) headers.append("Set-Cookie", cookie);
  return Responses.redirect303(begun.to, headers);
}

async function ask(request: Request, given: Record<"email" | "to", string>) {
  const { email, error } = readAddress(given.email);
  if (email === undefined) {
    return json<SignInAnswer>({ email: given.email, error }, { status: 422 });
  }
  const cookie = await askForLink(request, email, given.to);
  return json<SignInAnswer>({ sent: email }, { headers: { "Set-Cookie": cookie } });
}

export default function SignIn() {
  const answer = useActionData<typeof action>() as SignInAnswer | undefined;
  return <SignInPage {...useLoaderData<typeof loader>()} answer={answer} />;
}

export { refusalHeaders as headers } from "~/layout/route-error";
export { DeskError as ErrorBoundary } from "~/desk/desk-error";
