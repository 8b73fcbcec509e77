import Phone from "lucide-react/icons/phone";
import type { Demo } from "./demo-content";
import type { Layout } from "./layouts";
import { TradePicture } from "./trade-picture";

const buttonBase =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-3 text-center font-semibold transition-colors";

const buttonLooks = {
  /** On a light background. */
  solid: "bg-[var(--trade)] text-white hover:bg-[var(--trade-deep)]",
  /** On --trade-deep. */
  light: "bg-[var(--trade-light)] text-[color:var(--trade-deep)] hover:bg-white",
} as const;

type ButtonLook = keyof typeof buttonLooks;

/** The classes of a button in the trade's colors, see accents.ts. */
export function tradeButton(look: ButtonLook, extra = ""): string {
  return `${buttonBase} ${buttonLooks[look]} ${extra}`;
}

/** Classes of a hero's parts. Its text always has a plain background, for contrast. */
interface HeroLook {
  ground: string;
  frame: string;
  picture: string;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  panel: string;
  /** Text color of the firm's name. */
  accent: string;
  headline: string;
  actions: string;
  button: ButtonLook;
}

const centered = "mx-auto max-w-page";
const onTop = "aspect-video w-full object-cover";
const behind = "md:absolute md:inset-0 md:-z-10 md:aspect-auto md:h-full";
const darkPanel = "bg-[var(--trade-deep)] px-4 py-10 text-white sm:px-6";
const onDark = "text-[color:var(--trade-light)]";
const row = "mt-8 flex flex-wrap items-center gap-x-6 gap-y-4";

const heroLooks: Record<Layout, HeroLook> = {
  card: {
    ground: "bg-[var(--trade-deep)] md:px-6 md:py-16 lg:py-24",
    frame: centered,
    picture: `${onTop} ${behind}`,
    sizes: "100vw",
    panel: `${darkPanel} md:max-w-xl md:rounded-card md:p-10`,
    accent: onDark,
    headline: "mt-4 font-extrabold",
    actions: row,
    button: "light",
  },
  split: {
    ground: "bg-[var(--trade-deep)] md:px-6",
    frame: centered,
    // The panel ends in the middle of the page, whatever its width: there the picture begins.
    picture: `${onTop} object-[72%_50%] md:absolute md:inset-y-0 md:right-0 md:-z-10 md:aspect-auto md:h-full md:w-1/2 md:[clip-path:polygon(12%_0,100%_0,100%_100%,0_100%)]`,
    sizes: "(min-width: 1024px) 75vw, (min-width: 768px) 110vw, 100vw",
    panel: `${darkPanel} md:w-1/2 md:pl-0 md:pr-10 md:py-20 lg:py-28`,
    accent: onDark,
    headline:
      "mt-5 border-t-8 border-[color:var(--trade-light)] pt-5 font-extrabold md:max-w-[12em]",
    actions: row,
    button: "light",
  },
  banner: {
    // The panel reaches below the picture, so that it hides less of it.
    ground: "bg-[var(--trade-tint)] md:px-6 md:pt-80 lg:pt-[26rem]",
    frame: centered,
    picture: `${onTop} object-[50%_40%] md:absolute md:inset-x-0 md:top-0 md:-z-10 md:aspect-auto md:h-[calc(100%-4rem)]`,
    sizes: "100vw",
    panel: `${darkPanel} md:grid md:grid-cols-[1fr_auto] md:items-center md:gap-x-12 md:rounded-card md:p-10`,
    accent: onDark,
    headline: "mt-3 font-extrabold",
    actions: `${row} md:mt-0 md:flex-col md:items-center`,
    button: "light",
  },
  poster: {
    ground: "bg-[var(--trade-tint)] md:px-6 md:py-10",
    frame: `${centered} relative isolate md:overflow-hidden md:rounded-card md:py-12 lg:py-20`,
    picture: `${onTop} ${behind}`,
    sizes: "(min-width: 1152px) 1152px, 100vw",
    panel:
      "border-t-8 border-[color:var(--trade)] bg-surface px-4 py-10 text-ink sm:px-6 md:w-[30rem] md:rounded-r-card md:border-l-8 md:border-t-0 md:p-10",
    accent: "text-[color:var(--trade-text)]",
    headline: "mt-4 font-black text-[color:var(--trade-text)]",
    actions: row,
    button: "solid",
  },
};

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
  look: ButtonLook;
}

export function CallButton({ phone, look }: CallButtonProps) {
  return (
    <a href={`tel:${phone}`} className={tradeButton(look, "shrink-0 whitespace-nowrap")}>
      <Phone aria-hidden className="size-5" />
      Call {phone}
    </a>
  );
}
