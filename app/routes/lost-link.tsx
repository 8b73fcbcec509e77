import { json, type ActionFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { readFormBody } from "~/server/http/form-body.server";
import { pageMeta } from "~/layout/page-meta";
import * as Responses from "~/layout/responses.server";
import { useSupportEmail } from "~/layout/page-data";
import { TextPage } from "~/layout/route-error";
import { limitLostLinks, readAddress, sendLostLinks } from "~/orders/lost-link.server";
import { Button, EmailLink } from "~/ui/button";
import { controlClass } from "~/ui/field";

const MAX_BODY_BYTES = 4 * 1024;

/** `sent` says the same of every address. */
type Answer = { sent: string } | { email: string; error: string };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Send my link again",
    description: "Get the private link to your order by email once more.",
    hidden: true,
  });

export async function action({ request }: ActionFunctionArgs) {
  const body = await readFormBody(request, ["email"], MAX_BODY_BYTES);
  if (!body.ok) return Responses.refuseInvalid(body.status);
  const { email: given } = body.values;
  const { email, error } = readAddress(given);
  if (email === undefined) return json<Answer>({ email: given, error }, { status: 422 });
  const send = async () => {
    const wait = await limitLostLinks();
    if (wait !== undefined) return Responses.refuseTooMany(wait);
    await sendLostLinks(request, email);
    return json<Answer>({ sent: email });
  };
  return Responses.withUnavailableResponse(send, (headers) => Responses.refuse(503, headers));
}

export default function LostLink() {
  const answer = useActionData<typeof action>() as Answer | undefined;
  const supportEmail = useSupportEmail();
  if (answer && "sent" in answer) {
    return (
      <TextPage title="Look into your inbox">
        <p className="mt-4 text-lg">
          If there is a paid order with the address{" "}
          <bdi className="break-words font-bold">{answer.sent}</bdi>, its private link is on the way
          there. It can take some minutes; look into your spam folder too.
        </p>
        <p className="mt-4">
          Nothing came? We write to one address at most three times in an hour: look for an earlier
          email. Or you ordered with another address. Write to{" "}
          <EmailLink email={supportEmail} className="break-words underline underline-offset-4" />{" "}
          and we find your order.
        </p>
      </TextPage>
    );
  }
  return (
    <TextPage title="Send my link again">
      <p className="mt-4 text-lg">
        Type the email address that you ordered with, and we send the private link to your order
        there.
      </p>
      <form
        method="post"
        action="/lost-link"
        className="mt-8 !max-w-[34rem] rounded-card border border-line bg-surface p-card shadow-card"
      >
        <label htmlFor="email" className="font-semibold">
          Email
        </label>
        <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={answer?.email}
            aria-describedby="email-error"
            aria-invalid={answer ? true : undefined}
            className={`${controlClass} min-w-0 flex-1 basis-56`}
          />
          <Button className="max-sm:w-full">Send my link</Button>
        </div>
        <p id="email-error" role="alert" className="mt-2 font-semibold text-danger empty:mt-0">
          {answer?.error}
        </p>
      </form>
    </TextPage>
  );
}

export { refusalHeaders as headers, RouteError as ErrorBoundary } from "~/layout/route-error";
