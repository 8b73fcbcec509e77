import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readFormBody } from "~/server/http/form-body.server";
import { pageMeta } from "~/layout/page-meta";
import * as Responses from "~/layout/responses.server";
import { useSupportEmail } from "~/layout/page-data";
import { TextPage } from "~/layout/route-error";
import { findStop, pauseReminders } from "~/assets/reminders.server";
import { DeadLink } from "~/orders/dead-link";
import { Button, ButtonAnchor, EmailLink } from "~/ui/button";

const MAX_BODY_BYTES = 4 * 1024;

/** What the stop link of a reminder leads to; `unknown` for a token that names no order. */
type RemindersView =
  | { state: "unknown" }
  | { state: "ask" | "stopped"; token: string; reference: string; onboarding: string };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Reminders",
    description: "Stop the emails that remind you to send your brand assets.",
    hidden: true,
  });

export function loader({ request }: LoaderFunctionArgs) {
  return Responses.withUnavailablePage(request, () => load(request));
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
  if (!body.ok) return Responses.refuse(body.status);
  const { token } = body.values;
  const stopThem = async () => {
    const stop = await findStop(token);
    // The page itself says that the link is unknown.
    if (!stop) return json(null, { status: 422 });
    await pauseReminders({ orderId: stop.order.id, actor: "customer" }, true);
    return Responses.redirect303(`/reminders?token=${encodeURIComponent(token)}`);
  };
  return Responses.withUnavailableResponse(stopThem, (headers) => Responses.refuse(503, headers));
}

export default function Reminders() {
  const view = useLoaderData<typeof loader>();
  const supportEmail = useSupportEmail();
  if (view.state === "unknown") {
    return (
      <DeadLink>
        It is incomplete or too old. Open the link in the latest reminder once more, or write to{" "}
        <EmailLink email={supportEmail} className="break-words underline underline-offset-4" /> and
        we stop the reminders for you.
      </DeadLink>
    );
  }
  const { state, token, reference, onboarding } = view;
  if (state === "stopped") {
    return (
      <TextPage title="No more reminders">
        <p className="mt-4 text-lg">
          You get no further reminders for your order {reference}. We can start on your website as
          soon as your assets are here.
        </p>
        <p className="mt-8">
          <ButtonAnchor href={onboarding}>Send your brand assets</ButtonAnchor>
        </p>
      </TextPage>
    );
  }
  return (
    <TextPage title="Stop the reminders?">
      <p className="mt-4 text-lg">
        We remind you that the logo, photos and texts for your order {reference} have not been sent
        yet. Your order stays as it is without these emails.
      </p>
      <form method="post" action="/reminders" className="mt-8 flex flex-wrap gap-4">
        <input type="hidden" name="token" value={token} />
        <Button>Stop the reminders</Button>
        <ButtonAnchor href={onboarding} look="secondary">
          Send your brand assets instead
        </ButtonAnchor>
      </form>
    </TextPage>
  );
}

export { refusalHeaders as headers, RouteError as ErrorBoundary } from "~/layout/route-error";
