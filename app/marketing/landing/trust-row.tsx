import Gauge from "lucide-react/icons/gauge";
import Globe from "lucide-react/icons/globe";
import Lock from "lucide-react/icons/lock";
import Reply from "lucide-react/icons/message-square-reply";
import { claims } from "~/content/claims";

const reasons = [
  { icon: Lock, fact: "Secure payment", detail: `by ${claims.paidThrough}, on its own page` },
  ...(claims.response
    ? [{ icon: Reply, fact: `Within ${claims.response}`, detail: "every message is answered" }]
    : []),
  ...(claims.countries
    ? [{ icon: Globe, fact: `${claims.countries} countries`, detail: "where our customers work" }]
    : []),
  ...(claims.uptimeTarget
    ? [
        {
          icon: Gauge,
          fact: `${claims.uptimeTarget} uptime`,
          detail: "is the target for each site",
        },
      ]
    : []),
];

const columns = ["", "lg:grid-cols-2", "lg:grid-cols-3", "lg:grid-cols-4"];

export function TrustRow() {
  return (
    <div className="bg-ink px-4 py-6 text-paper sm:px-6">
      <ul
        className={`mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-5 ${columns[reasons.length - 1]}`}
      >
        {reasons.map(({ icon: Icon, fact, detail }) => (
          <li key={fact} className="flex flex-col gap-2 sm:flex-row sm:gap-4">
            <Icon aria-hidden className="size-6 shrink-0 text-accent sm:mt-0.5" />
            <p className="leading-snug [overflow-wrap:anywhere]">
              <strong className="block text-lg font-bold leading-tight">{fact}</strong>{" "}
              <span>{detail}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
