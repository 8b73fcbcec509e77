import type { Finding } from "~/operations/doctor/check";
import { Days } from "./days-chart";
import { FormToken } from "./desk-frame";
import type { HealthView } from "./health-view.server";
import { Section } from "./order-parts";
import { Facts, Table } from "./table";

export type Examined = { findings: Finding[] } | { problem: string };

export function HealthPage({ health, examined }: { health: HealthView; examined?: Examined }) {
  return (
    <div className="dk-page" data-desk="">
      <h1>Health</h1>
      {examined && "problem" in examined && (
        <p className="dk-notice dk-notice-danger" role="alert">
          {examined.problem}
        </p>
      )}
      <div className="dk-split">
        <aside>
          <form method="post" action="/desk/health" className="dk-form">
            <FormToken />
            <button className="dk-button dk-main" name="intent" value="doctor">
              Run the doctor
            </button>
            <p className="dk-hint">
              It asks every provider, writes a small file to the bucket and deletes it. That takes
              up to a minute.
            </p>
          </form>
          <h2>At this moment</h2>
          <Facts
            facts={health.facts.map(([label, text, isBad]) => [
              label,
              <span key={label} className={isBad ? "dk-strong dk-danger" : undefined}>
                {label === "Emails that failed" ? (
                  <a href="/desk/emails?only=failed">{text}</a>
                ) : (
                  text
                )}
              </span>,
            ])}
          />
        </aside>
        <div>
          {examined && "findings" in examined && <Findings findings={examined.findings} />}
          <Jobs jobs={health.jobs} />
          <Days {...health.days} />
        </div>
      </div>
    </div>
  );
}

const looks = { ok: "dk-ok", warning: "dk-waits", failed: "dk-danger" };

function Findings({ findings }: { findings: Finding[] }) {
  const those = (state: Finding["state"]) => findings.filter((finding) => finding.state === state);
  const [failed, warned, good] = [those("failed"), those("warning"), those("ok")];
  return (
    <Section title="What the doctor found">
      <p className="dk-notice" role="status">
        {findings.length} checks: {failed.length} failed, {warned.length} with a warning.
      </p>
      <Table
        rows={[...failed, ...warned].map((finding, at) => ({ ...finding, id: `${at}` }))}
        columns={[
          { head: "Check", className: "dk-strong", cell: ({ check }) => check },
          {
            head: "State",
            cell: ({ state }) => <span className={`dk-state ${looks[state]}`}>{state}</span>,
          },
          { head: "What to do", cell: ({ advice }) => advice },
        ]}
      />
      <p className="dk-muted">In order: {good.map(({ check }) => check).join(", ")}.</p>
    </Section>
  );
}

function Jobs({ jobs }: Pick<HealthView, "jobs">) {
  return (
    <Section title="Jobs">
      <Table
        rows={jobs}
        columns={[
          {
            head: "Job",
            cell: ({ id, does }) => (
              <>
                {does} <span className="dk-muted">{id}</span>
              </>
            ),
          },
          { head: "Pause", className: "dk-day", cell: ({ every }) => every },
          { head: "Last run", className: "dk-day", cell: ({ last }) => last },
          {
            head: "State",
            cell: ({ state, isBad }) => (
              <span className={`dk-state ${isBad ? "dk-danger" : "dk-ok"}`}>{state}</span>
            ),
          },
          { head: "Next run", className: "dk-day", cell: ({ next }) => next },
        ]}
      />
    </Section>
  );
}
