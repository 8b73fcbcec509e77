import Gauge from "lucide-react/icons/gauge";
import Globe from "lucide-react/icons/globe";
import Lock from "lucide-react/icons/lock";
import MessageSquareReply from "lucide-react/icons/message-square-reply";
import { claims } from "~/content/claims";

const reasons = [
  {
    icon: Lock,
    fact: "Secure payment",
    detail: `by ${claims.paidThrough}, on its own page`,
  },
  {
    icon: MessageSquareReply,
    fact: `Within ${claims.response}`,
    detail: "every message is answered",
  },
  { icon: Globe, fact: `${claims.countries} countries`, detail: "where our customers work" },
  { icon: Gauge, fact: `${claims.uptimeTarget} uptime`, detail: "is the target for each site" },
];

/** What a stranger needs to know before trusting us with a card: a strip under the hero. */
export function TrustRow() {
  return (
    <div className="bg-ink px-4 py-8 text-paper sm:px-6">
      <ul className="mx-auto grid max-w-page grid-cols-2 gap-x-4 gap-y-7 lg:grid-cols-4">
        {reasons.map(({ icon: Icon, fact, detail }) => (
          <li key={fact} className="flex flex-col gap-2 sm:flex-row sm:gap-4">
            <Icon aria-hidden className="size-6 shrink-0 text-accent sm:mt-0.5" />
            <p className="leading-snug">
              <strong className="block text-lg font-bold leading-tight">{fact}</strong>{" "}
              <span>{detail}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
