import { demoUnderName } from "~/content/firm-name";
import { tradeInTurn, trades, type TradeSlug } from "~/content/trades";
import { phoneShot } from "~/ui/picture";
import { useFirmWish } from "./firm-wish";
import { demoShot } from "./items";
import { LetteredPicture } from "./lettered-picture";

const windowClass =
  "block overflow-hidden rounded-card border border-line bg-light-surface shadow-card";

const widths = {
  first: "(min-width: 1024px) 54vw, 92vw",
  late: "(min-width: 1200px) 23rem, (min-width: 640px) 31vw, 92vw",
};

/** The demo of the chosen trade on a desktop, which ends at the window's edge, and on a phone, under the name that is typed. */
export function Showcase() {
  const { trade } = useFirmWish();
  return (
    <div className="relative pb-6 sm:pb-10 lg:pb-24">
      <Demo
        key={`desktop ${trade}`}
        trade={trade}
        className={`${windowClass} lg:max-[1920px]:rounded-r-none`}
        load="first"
      />
      <Demo
        key={`phone ${trade}`}
        trade={trade}
        isPhone
        className="absolute bottom-0 right-3 block w-[25%] lg:w-[22%] overflow-hidden rounded-2xl border-4 border-ink bg-ink shadow-card sm:right-6"
      />
    </div>
  );
}

/** Three more demos, large. */
export function MoreDemos() {
  return (
    <div className="swipe-row grid gap-6 sm:grid-cols-3">
      {[1, 3, 6].map(tradeInTurn).map((trade) => (
        <Demo key={trade} trade={trade} className={windowClass} load="late" />
      ))}
    </div>
  );
}

interface DemoProps {
  trade: TradeSlug;
  isPhone?: boolean;
  load?: "first" | "late";
  className: string;
}

function Demo({ trade, isPhone = false, load, className }: DemoProps) {
  const { name } = useFirmWish();
  const { category } = trades.find(({ slug }) => slug === trade)!;
  const image = isPhone ? phoneShot(trade, category) : demoShot(trade, category);
  return (
    <a
      href={demoUnderName(trade, name)}
      aria-label={name ? `${name} ${image.alt}` : undefined}
      className={className}
    >
      <LetteredPicture
        trade={trade}
        view={isPhone ? "phone" : "desktop"}
        name={name}
        image={image}
        sizes={
          isPhone ? "(min-width: 1024px) 11rem, 26vw" : widths[load === "late" ? "late" : "first"]
        }
        load={load}
        className={isPhone ? "aspect-[9/16] w-full object-cover object-top" : "w-full"}
      />
    </a>
  );
}
