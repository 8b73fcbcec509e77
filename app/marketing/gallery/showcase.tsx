import { tradeInTurn, trades, type TradeSlug } from "~/content/trades";
import { Picture } from "~/ui/picture";
import { phoneShot } from "./items";

const behind = "absolute top-10 w-[42%] border-[5px] transition-transform duration-200";

/** `name`: the firm's on it, or "". */
export function Showcase({ trade, name }: { trade: TradeSlug; name: string }) {
  return (
    <div className="group relative mx-auto aspect-[1.2] min-h-0 w-full max-w-lg self-end [clip-path:inset(-2rem_-2rem_0)]">
      <Phone
        trade={tradeInTurn(4)}
        sizes="(min-width: 640px) 13rem, 40vw"
        className={`${behind} left-[5%] -rotate-6 group-hover:-rotate-3`}
      />
      <Phone
        trade={tradeInTurn(2)}
        sizes="(min-width: 640px) 13rem, 40vw"
        className={`${behind} right-[5%] rotate-6 group-hover:rotate-3`}
      />
      <Phone
        trade={trade}
        name={name}
        sizes="(min-width: 640px) 16rem, 46vw"
        load="first"
        className="relative mx-auto w-[50%] border-[6px]"
      />
    </div>
  );
}

interface PhoneProps {
  trade: TradeSlug;
  name?: string;
  sizes: string;
  load?: "first";
  className: string;
}

function Phone({ trade, sizes, load, className, name }: PhoneProps) {
  const { category } = trades.find(({ slug }) => slug === trade)!;
  return (
    <a
      href={`/demo/${trade}${name ? `?${new URLSearchParams({ name })}` : ""}`}
      className={`block overflow-hidden rounded-phone border-ink bg-ink shadow-card ${className}`}
    >
      {name && (
        <strong className="absolute inset-x-0 top-0 break-words rounded-t-screen bg-light-surface px-4 py-3 text-lg leading-tight text-light-ink">
          {name}
        </strong>
      )}
      <Picture
        image={phoneShot(trade, category)}
        sizes={sizes}
        load={load}
        className="w-full rounded-screen"
      />
    </a>
  );
}
