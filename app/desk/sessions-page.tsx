import { teamSessions } from "~/content/team-sessions";
import { FormToken } from "./desk-frame";

export interface ShownSession {
  id: string;
  since: string;
  used: string;
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
      <table className="dk-table">
        <thead>
          <tr>
            <th scope="col">Signed in</th>
            <th scope="col">Last used</th>
            <th scope="col">Browser</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ id, since, used, isThis }) => (
            <tr key={id}>
              <td data-label="Signed in">{since}</td>
              <td data-label="Last used">{used}</td>
              <td data-label="Browser">
                {isThis ? <span className="dk-state dk-ok">This one</span> : "Another one"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
