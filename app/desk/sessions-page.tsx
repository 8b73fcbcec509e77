import { teamSessions } from "~/content/team-sessions";
import type { When } from "~/server/time/local-days.server";
import { FormToken } from "./desk-frame";
import { Table, Time } from "./table";

export interface ShownSession {
  id: string;
  since: When;
  used: When;
  isThis: boolean;
}

export function SessionsPage({ sessions }: { sessions: readonly ShownSession[] }) {
  return (
    <section className="dk-page">
      <h1>Where you are signed in</h1>
      <p className="dk-muted">
        A browser is signed out after {teamSessions.unusedHours} hours without use, and after{" "}
        {teamSessions.days} days.
      </p>
      <Table
        rows={sessions}
        columns={[
          { head: "Signed in", cell: ({ since }) => <Time when={since} /> },
          { head: "Last used", cell: ({ used }) => <Time when={used} /> },
          {
            head: "Browser",
            cell: ({ isThis }) =>
              isThis ? <span className="dk-state dk-ok">This one</span> : "Another one",
          },
        ]}
      />
      <form method="post" action="/desk/sessions" className="dk-actions">
        <FormToken />
        {sessions.length > 1 && (
          <button className="dk-button" name="intent" value="end-others">
            End all others
          </button>
        )}
        <button className="dk-button" name="intent" value="sign-out">
          Sign out
        </button>
      </form>
    </section>
  );
}
