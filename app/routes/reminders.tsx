import {
  json,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readFormBody } from "~/http/form-body.server";
import { pageMeta } from "~/layout/page-meta";
import { redirect303 } from "~/layout/redirects.server";
import { refuse, withUnavailablePage, withUnavailableResponse } from "~/layout/refuse.server";
import { useSupportEmail } from "~/layout/root-data";
import { refusalHeaders, RouteError } from "~/layout/route-error";
import { RemindersPage, type RemindersView } from "~/onboarding/reminders-page";
import { findStop, stopReminders } from "~/onboarding/reminders.server";

const MAX_BODY_BYTES = 4 * 1024;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Reminders",
    description: "Stop the emails that remind you to send your brand assets.",
    hidden: true,
  });

export const headers: HeadersFunction = refusalHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  return withUnavailablePage(request, () => load(request));
}

async function load(request: Request) {
  const token = new URL(request.url).searchParams.get("token");
  const stop = token ? await findStop(token) : undefined;
  if (!token || !stop) {
    return json<RemindersView>({ state: "unknown" }, { status: token ? 404 : 200 });
  }
  const { order, link } = stop;
  return json<RemindersView>({
    state: order.reminders_stopped_at ? "stopped" : "ask",
    token,
    reference: order.reference,
    onboarding: `/onboarding?link=${link}`,
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const body = await readFormBody(request, ["token"], MAX_BODY_BYTES);
  if (!body.ok) return refuse(request, body.status);
  const { token } = body.values;
  const stopThem = async () => {
    const stop = await findStop(token);
    // The page itself says that the link is unknown.
    if (!stop) return json(null, { status: 422 });
    await stopReminders(stop.order);
    return redirect303(`/reminders?token=${encodeURIComponent(token)}`);
  };
  return withUnavailableResponse(stopThem, (headers) => refuse(request, 503, headers));
}

export default function Reminders() {
  return <RemindersPage view={useLoaderData<typeof loader>()} supportEmail={useSupportEmail()} />;
}

export { RouteError as ErrorBoundary };
