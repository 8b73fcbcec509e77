import type { tradeButton } from "./trade-button";
import type { Layout } from "./layouts";

/** Classes of the parts of a hero; the words always stand on a plain ground, so that they can be read. */
interface HeroLook {
  ground: string;
  frame: string;
  picture: string;
  /** How wide the picture is shown, for `sizes`. */
  sizes: string;
  panel: string;
  /** The firm's name and other accents on the panel. */
  accent: string;
  headline: string;
  actions: string;
  button: Parameters<typeof tradeButton>[0];
}

const page = "mx-auto max-w-page";
const onTop = "aspect-video w-full object-cover";
const behind = "md:absolute md:inset-0 md:-z-10 md:aspect-auto md:h-full";
const darkPanel = "bg-[var(--trade-deep)] px-4 py-10 text-white sm:px-6";
const onDark = "text-[color:var(--trade-light)]";
const row = "mt-8 flex flex-wrap items-center gap-x-6 gap-y-4";

export const heroLooks: Record<Layout, HeroLook> = {
  card: {
    ground: "bg-[var(--trade-deep)] md:px-6 md:py-16 lg:py-24",
    frame: page,
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
    frame: page,
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
    // The panel stands out below the picture, so that it hides less of what is drawn.
    ground: "bg-[var(--trade-tint)] md:px-6 md:pt-80 lg:pt-[26rem]",
    frame: page,
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
    frame: `${page} relative isolate md:overflow-hidden md:rounded-card md:py-12 lg:py-20`,
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
