import type { Plan } from "./plan";

/** The dates of an order on its way. */
export function NextSteps({ steps, note }: Plan) {
  return (
    <section className="print:hidden">
      <h2 className="mb-4 text-2xl font-bold">What happens next</h2>
      <ol className="list-decimal space-y-2 pl-6">
        {steps.map(({ what, when }) => (
          <li key={what}>
            <strong>{what}:</strong> {when}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-muted">{note}</p>
    </section>
  );
}
