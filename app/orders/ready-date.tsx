import type { Plan } from "./plan";

/** What the buyer waits for most, like a sign on the door: the day on which the website can be looked at. */
export function ReadyDate({ ready: { on, condition } }: Plan) {
  return (
    <p className="rounded-card bg-ink p-2 text-paper print:hidden">
      <span className="block rounded-lg border-2 border-paper/30 p-4 sm:p-6 text-center [container-type:inline-size]">
        <span className="block font-semibold">Your website, ready to look at by</span>{" "}
        <strong className="mt-3 block text-balance font-extrabold leading-tight tracking-tight underline decoration-accent underline-offset-[0.16em] [text-decoration-skip-ink:none] text-[clamp(1rem,10cqi,3rem)]">
          {on.replace(/ (?=\d)/, "\u00a0")}
        </strong>{" "}
        {condition && <span className="mt-4 block">{condition}</span>}
      </span>
    </p>
  );
}
