import Phone from "lucide-react/icons/phone";
import type { Demo } from "./demo-content";
import { heroLooks } from "./hero-looks";
import { tradeButton } from "./trade-button";
import { TradePicture } from "./trade-picture";

export function DemoHero({ demo }: { demo: Demo }) {
  const look = heroLooks[demo.layout];
  return (
    <header className={`relative isolate ${look.ground}`}>
      <div className={look.frame}>
        <TradePicture
          image={demo.heroImage}
          sizes={look.sizes}
          load="first"
          className={look.picture}
        />
        <div className={look.panel}>
          <div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className={`text-lg font-bold ${look.accent}`}>{demo.business}</span>
              <span className="text-sm">Your local {demo.industry.toLowerCase()}</span>
            </p>
            <h1
              className={`text-balance text-3xl leading-tight tracking-tight sm:text-4xl lg:text-5xl ${look.headline}`}
            >
              {demo.headline}
            </h1>
            <p className="mt-4 text-balance text-lg">{demo.subheadline}</p>
          </div>
          <div className={look.actions}>
            <CallButton phone={demo.phone} look={look.button} />
            <a
              href="#demo-services"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-4"
            >
              Services and prices
            </a>
          </div>
        </div>
      </div>
    </header>
  );
}

interface CallButtonProps {
  phone: string;
  look: Parameters<typeof tradeButton>[0];
}

export function CallButton({ phone, look }: CallButtonProps) {
  return (
    <a href={`tel:${phone}`} className={tradeButton(look, "shrink-0 whitespace-nowrap")}>
      <Phone aria-hidden className="size-5" />
      Call {phone}
    </a>
  );
}
