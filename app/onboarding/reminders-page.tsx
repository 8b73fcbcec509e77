import { Button, ButtonAnchor } from "~/ui/button";

/** What the stop link of a reminder leads to; `unknown` for a token that names no order. */
export type RemindersView =
  | { state: "unknown" }
  | {
      state: "ask" | "stopped";
      token: string;
      reference: string;
      /** Where the order's assets are sent. */
      onboarding: string;
    };

interface RemindersPageProps {
  view: RemindersView;
  supportEmail: string;
}

/** Lets a buyer stop the reminders for one order; only its button stops them. */
export function RemindersPage({ view, supportEmail }: RemindersPageProps) {
  return (
    <section className="mx-auto box-content max-w-page px-4 py-16 sm:px-6 [&>*]:max-w-prose">
      {view.state === "unknown" && <Unknown supportEmail={supportEmail} />}
      {view.state === "ask" && <Ask {...view} />}
      {view.state === "stopped" && <Stopped {...view} />}
    </section>
  );
}

const titleClass = "text-balance text-4xl font-bold tracking-tight";

function Ask({ token, reference, onboarding }: Exclude<RemindersView, { state: "unknown" }>) {
  return (
    <>
      <h1 className={titleClass}>Stop the reminders?</h1>
      <p className="mt-4 text-lg">
        We remind you that the logo, photos and texts for your order {reference} have not been sent
        yet. Your order stays as it is without these emails.
      </p>
      <form method="post" action="/reminders" className="mt-8">
        <input type="hidden" name="token" value={token} />
        <Button>Stop the reminders</Button>
      </form>
      <p className="mt-4">
        <a href={onboarding} className="underline underline-offset-4">
          Send your brand assets instead
        </a>
      </p>
    </>
  );
}

function Stopped({ reference, onboarding }: Exclude<RemindersView, { state: "unknown" }>) {
  return (
    <>
      <h1 className={titleClass}>No more reminders</h1>
      <p className="mt-4 text-lg">
        You get no further reminders for your order {reference}. We can start on your website as
        soon as your assets are here.
      </p>
      <p className="mt-8">
        <ButtonAnchor href={onboarding}>Send your brand assets</ButtonAnchor>
      </p>
    </>
  );
}

function Unknown({ supportEmail }: { supportEmail: string }) {
  return (
    <>
      <h1 className={titleClass}>This link does not work</h1>
      <p className="mt-4 text-lg">
        It is incomplete or too old. Open the link in the latest reminder once more, or write to{" "}
        <a className="break-words underline underline-offset-4" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>{" "}
        and we stop the reminders for you.
      </p>
    </>
  );
}
