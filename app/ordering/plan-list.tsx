import type { Plan } from "./plan";

/** The steps of a paid order with their dates. */
export function PlanList({ steps, note }: Plan) {
  return (
    <>
      <ol className="list-decimal space-y-2 pl-6">
        {steps.map(({ what, when }) => (
          <li key={what}>
            <strong>{what}:</strong> {when}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-muted">{note}</p>
    </>
  );
}
