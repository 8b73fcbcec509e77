import { trades, type TradeSlug } from "~/content/trades";
import { phoneShot } from "./trade-images";
import { TradePicture } from "./trade-picture";

/** The trades whose demo page is shown on a phone. */
export const phonesShown = ["gardener", "plumber", "electrician"] as const satisfies TradeSlug[];

interface PhoneProps {
  trade: (typeof phonesShown)[number];
  /** How wide the screen is shown, as the attribute `sizes` says it. */
  sizes: string;
  load?: "first";
  className?: string;
}

/** A phone that shows the top of a trade's demo page. */
export function Phone({ trade, sizes, load, className = "" }: PhoneProps) {
  const { category } = trades.find(({ slug }) => slug === trade)!;
  return (
    <div className={`overflow-hidden rounded-phone border-ink bg-ink shadow-card ${className}`}>
      <TradePicture
        image={phoneShot(trade, category)}
        sizes={sizes}
        load={load}
        className="w-full rounded-screen"
      />
    </div>
  );
}
