import { Phone } from "lucide-react";
import type { Demo } from "./demo-content";
import { tradeButton } from "./trade-button";

/** The picture is the background; the words stand on a solid panel, so that they can be read on any of it. */
export function DemoHero({ demo }: { demo: Demo }) {
  return (
    <header className="relative isolate bg-[var(--trade-deep)] md:px-6 md:py-16 lg:py-24">
      <img
        src={demo.heroImage.src}
        width={demo.heroImage.width}
        height={demo.heroImage.height}
        alt={demo.heroImage.alt}
        className="aspect-video w-full object-cover md:absolute md:inset-0 md:-z-10 md:aspect-auto md:h-full"
      />
      <div className="mx-auto max-w-page">
        <div className="bg-[var(--trade-deep)] px-4 py-10 text-white sm:px-6 md:max-w-xl md:rounded-card md:p-10">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-lg font-bold text-[color:var(--trade-light)]">
              {demo.business}
            </span>
            <span className="text-sm">Your local {demo.industry.toLowerCase()}</span>
          </p>
          <h1 className="mt-4 text-balance text-3xl font-extrabold leading-tight tracking-tight sm:text-4xl lg:text-5xl">
            {demo.headline}
          </h1>
          <p className="mt-4 text-lg">{demo.subheadline}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <CallButton phone={demo.phone} />
            <a
              href="#demo-services"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-[color:var(--trade-light)]"
            >
              Services and prices
            </a>
          </div>
        </div>
      </div>
    </header>
  );
}

export function CallButton({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone}`} className={tradeButton("light", "shrink-0 whitespace-nowrap")}>
      <Phone aria-hidden className="size-5" />
      Call {phone}
    </a>
  );
}
