import type { ExportsView } from "./exports.server";
import { Section } from "./order-parts";
import { Table } from "./table";

const files = [
  ["orders", "Orders", "what was ordered, and what each order came to, by the day of the order"],
  ["ledger", "Ledger", "each charge, month, refund and dispute, by the day its money moved"],
  ["assets", "Assets", "what was sent for websites, by the day it came"],
] as const;

export function ExportsPage({ from, to, timeZone, problem, sums }: ExportsView) {
  const days = [
    ["from", "First day", from],
    ["to", "Last day", to],
  ] as const;
  return (
    <div className="dk-page">
      <h1>Exports</h1>
      <form method="get" action="/desk/exports" className="dk-form">
        {problem && (
          <p id="problem" className="dk-error" role="alert">
            {problem}
          </p>
        )}
        <div className="dk-actions">
          {" "}
          {days.map(([name, label, value]) => (
            <p key={name}>
              <label htmlFor={name}>{label}</label>
              <input
                id={name}
                type="date"
                name={name}
                className="dk-input"
                defaultValue={value}
                required
                {...(problem && { "aria-invalid": true, "aria-describedby": "problem" })}
              />
            </p>
          ))}
        </div>
        <p className="dk-hint">Both days are included, in {timeZone}.</p>
        <button className="dk-button">Show the sums</button>
        <h2>Files for a spreadsheet</h2>
        {files.map(([name, label, holds]) => (
          <p key={name} className="dk-actions">
            <button className="dk-button" formAction={`/desk/exports/${name}.csv`}>
              {label}
            </button>{" "}
            <span className="dk-muted">{holds}</span>
          </p>
        ))}
        <p className="dk-hint">
          They have personal data: a download needs a sign-in of the last hour.
        </p>
      </form>
      {!problem && (
        <Section title={`Money moved from ${from} to ${to}`}>
          {sums.length === 0 ? (
            <p>None.</p>
          ) : (
            <div className="dk-sums">
              <Table
                rows={sums}
                columns={[
                  { head: "Net", className: "dk-number", cell: ({ net }) => net },
                  { head: "Tax", className: "dk-number", cell: ({ tax }) => tax },
                  { head: "Gross", className: "dk-number", cell: ({ gross }) => gross },
                  { head: "Refunds", className: "dk-number", cell: ({ refunded }) => refunded },
                ]}
              />
              <p className="dk-hint">
                After refunds and disputes, as the lines of the ledger add up.
              </p>
            </div>
          )}
        </Section>
      )}
    </div>
  );
}
