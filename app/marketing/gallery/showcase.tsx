import { demoUnderName } from "~/content/firm-name";
import { tradeInTurn, trades, type TradeSlug } from "~/content/trades";
import { useFirmWish } from "./firm-wish";
import { demoShot, phoneShot } from "./items";
import { LetteredPicture } from "./lettered-picture";

const windowClass =
  "block overflow-hidden rounded-card border border-line bg-light-surface shadow-card";

/** The demo of the chosen trade on a desktop and on a phone, under the name that is typed. */
export function Showcase() {
  const { trade, name } = useFirmWish();
  const href = demoUnderName(trade, name);
  return (
    <div className="relative pb-6 sm:pb-10">
      <a href={href} className={windowClass}>
        <Demo trade={trade} view="desktop" name={name} />
      </a>
      <a
        href={href}
        className="absolute bottom-0 right-3 w-[25%] overflow-hidden rounded-2xl border-4 border-ink bg-ink shadow-card sm:right-6"
      >
        <Demo trade={trade} view="phone" name={name} />
      </a>
    </div>
  );
}

/** Three more demos, large. */
export function MoreDemos() {
  const { name } = useFirmWish();
  return (
    <ul className="mx-auto grid max-w-page gap-6 sm:grid-cols-3">
      {[1, 3, 6].map(tradeInTurn).map((trade) => (
        <li key={trade}>
          <a href={demoUnderName(trade, name)} className={windowClass}>
            <Demo trade={trade} view="desktop" name={name} isLate />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface DemoProps {
  trade: TradeSlug;
  view: "phone" | "desktop";
  name: string;
  isLate?: boolean;
}

function Demo({ trade, view, name, isLate = false }: DemoProps) {
  const { category } = trades.find(({ slug }) => slug === trade)!;
  const isPhone = view === "phone";
  return (
    <LetteredPicture
      key={trade}
      trade={trade}
      view={view}
      name={name}
      image={isPhone ? phoneShot(trade, category) : demoShot(trade, category)}
      sizes={
        isPhone
          ? "(min-width: 1024px) 11rem, 26vw"
          : isLate
            ? "(min-width: 1200px) 23rem, (min-width: 640px) 31vw, 92vw"
            : "(min-width: 1024px) 40rem, 92vw"
      }
      load={isLate ? "late" : isPhone ? undefined : "first"}
      className={isPhone ? "aspect-[9/16] w-full object-cover object-top" : "w-full"}
    />
  );
}
