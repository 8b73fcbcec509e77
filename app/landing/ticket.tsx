import Check from "lucide-react/icons/check";
import { claims } from "~/content/claims";

const promises = [
  `Delivered in ${claims.delivery}`,
  "Your domain stays yours",
  `A refund if it is not what was agreed, within ${claims.refundWithin} of delivery`,
  `A person answers within ${claims.response}`,
];

const notch = "absolute bottom-0 size-8 translate-y-1/2 rounded-full bg-ink";

/** What the order comes with, on the stub that is kept. */
export function Ticket() {
  return (
    <div className="mx-auto w-full max-w-md rounded-card bg-paper px-8 py-7 text-ink sm:px-10 lg:-rotate-1">
      <div className="relative border-b-2 border-dashed border-ink/40 pb-4">
        <span aria-hidden className={`${notch} -left-12 sm:-left-14`} />
        <span aria-hidden className={`${notch} -right-12 sm:-right-14`} />
        <h3 className="text-xl font-extrabold tracking-tight">With every order</h3>
      </div>
      <ul className="scheme-light mt-6 grid gap-3">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-3 font-semibold">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
