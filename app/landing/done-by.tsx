export type Doer = "Us" | "You";

/** Says who does a job: the service, or its customer. */
export function DoneBy({ who }: { who: Doer }) {
  const colors = who === "You" ? "bg-accent text-on-accent" : "bg-ok-soft text-ok";
  return <span className={`rounded-full px-3 py-0.5 text-sm font-semibold ${colors}`}>{who}</span>;
}
