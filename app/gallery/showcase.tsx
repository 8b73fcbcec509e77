import { trades, type TradeSlug } from "~/content/trades";
import { phoneShot } from "./trade-images";
import { TradePicture } from "./trade-picture";

/** The trades whose demo page is shown on a phone. */
export const phonesShown = ["gardener", "plumber", "electrician"] as const satisfies TradeSlug[];

const behind =
  "absolute top-10 w-[42%] border-[5px] transition-transform duration-200 motion-reduce:transition-none";

/** Three demo sites on phones, cut off by the strip below. */
export function Showcase() {
  return (
    <div className="group relative mx-auto aspect-[1.2] min-h-0 w-full max-w-lg self-end [clip-path:inset(-2rem_-2rem_0)]">
      <Phone
        trade="gardener"
        sizes="(min-width: 640px) 13rem, 40vw"
        className={`${behind} left-[5%] -rotate-6 group-hover:-rotate-3`}
      />
      <Phone
        trade="electrician"
        sizes="(min-width: 640px) 13rem, 40vw"
        className={`${behind} right-[5%] rotate-6 group-hover:rotate-3`}
      />
      <Phone
        trade="plumber"
        sizes="(min-width: 640px) 16rem, 46vw"
        load="first"
        className="relative mx-auto w-[50%] border-[6px]"
      />
    </div>
  );
}

interface PhoneProps {
  trade: (typeof phonesShown)[number];
  /** The `sizes` attribute of the screen's picture. */
  sizes: string;
  load?: "first";
  className?: string;
}

function Phone({ trade, sizes, load, className = "" }: PhoneProps) {
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
