import { teamSessions } from "~/content/team-sessions";
import { site } from "~/content/site";

export interface SignInData {
  /** Of a link that was opened: whether this browser may use it. */
  link?: { token: string; isOpen: boolean };
  to: string;
  /** Who is signed in, where a page wants a sign-in of the last hour. */
  again?: string;
  /** In a demonstration: the team's address. */
  sample?: string;
}

/** `sent` says the same of every address. */
export type SignInAnswer = { sent: string } | { email: string; error: string } | { ended: true };

export function SignInPage({ link, ...form }: SignInData & { answer?: SignInAnswer }) {
  const { answer } = form;
  if (answer && "sent" in answer) return <Sent address={answer.sent} sample={form.sample} />;
  if (link?.isOpen && !answer) return <UseLink token={link.token} />;
  const isEnded = link !== undefined || (answer && "ended" in answer);
  return <AskForLink {...form} isEnded={isEnded} />;
}

function UseLink({ token }: { token: string }) {
  return (
    <section className="dk-page dk-narrow">
      <h1>Sign in to the desk</h1>
      <form method="post" action="/desk/sign-in" className="dk-form">
        <input type="hidden" name="link" value={token} />
        <button className="dk-button dk-main">Sign in</button>
      </form>
    </section>
  );
}

function Sent({ address, sample }: { address: string; sample?: string }) {
  return (
    <section className="dk-page dk-narrow">
      <h1>Look into your inbox</h1>
      <p>
        If <bdi className="dk-strong">{address}</bdi> may sign in, an email with a link is on its
        way there. Open the link in this browser within {teamSessions.linkMinutes} minutes.
      </p>
      <p>
        Nothing came? Look into your spam folder. An address gets only a few links an hour: after
        that, wait an hour, or use a browser in which you have signed in before.
      </p>
      {sample && <SandboxNotice />}
      <p>
        <a href="/desk/sign-in">Use another address</a>
      </p>
    </section>
  );
}

interface AskProps extends SignInData {
  answer?: SignInAnswer;
  isEnded?: boolean;
}

function AskForLink({ to, again, sample, answer, isEnded }: AskProps) {
  const { email, error } = answer && "error" in answer ? answer : {};
  return (
    <section className="dk-page dk-narrow">
      <h1>Sign in to the desk</h1>
      {isEnded && (
        <p className="dk-notice dk-notice-danger" role="alert">
          This link does not sign you in: it works once, for {teamSessions.linkMinutes} minutes, and
          only in the browser that asked for it. Ask for another one here.
        </p>
      )}
      {again && (
        <p className="dk-notice" role="status">
          This page shows, changes or deletes what people gave us, so it wants a sign-in of the last
          hour.
        </p>
      )}
      <p>The desk is for the team of {site.name}. We email you a link that signs you in.</p>
      {sample && <SandboxNotice />}
      <form method="post" action="/desk/sign-in" className="dk-form">
        <input type="hidden" name="to" value={to} />
        <label htmlFor="email">Your email address</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={email ?? again ?? sample}
          aria-describedby="email-error"
          aria-invalid={error ? true : undefined}
          className="dk-input"
        />
        <p id="email-error" role="alert" className="dk-error">
          {error}
        </p>
        <button className="dk-button dk-main">Email me a link</button>
      </form>
    </section>
  );
}

function SandboxNotice() {
  return (
    <p className="dk-notice">
      No email leaves this demonstration: look into <a href="/sandbox/inbox">the sandbox's inbox</a>
      .
    </p>
  );
}
