/** The modules that make a page interactive. Addresses are those of the build. */
export interface StartPlan {
  /** The first to run; it brings the others. */
  entry: string;
  /** What will be needed, to be fetched with it at the same time. */
  imports: readonly string[];
}

/**
 * Loads the page's modules once the loaded page is painted and the browser idle, or when a person first touches the page; until then links and
 * forms work as they are.
 * Runs in the browser from its own text, so it uses nothing from outside its body.
 */
export function startWhenIdle({ entry, imports }: StartPlan): void {
  const touches = ["pointerdown", "keydown", "focusin"];
  let begun = false;

  function load(): Promise<unknown> {
    for (const href of imports) {
      const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
      document.head.append(link);
    }
    return import(entry);
  }

  function begin(): void {
    for (const touch of touches) removeEventListener(touch, begin);
    if (begun) return;
    begun = true;
    // What cannot be loaded is done without.
    load().catch((error: unknown) => console.error("The page's scripts did not load:", error));
  }

  function beginWhenIdle(): void {
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 2000 });
    else setTimeout(begin, 200);
  }

  /** Resolves once the page is shown; a picture that is loaded has yet to be decoded. */
  async function painted(): Promise<void> {
    const eager = [...document.images].filter(({ loading }) => loading !== "lazy");
    await Promise.allSettled(eager.map((image) => image.decode()));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const type = "largest-contentful-paint";
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type, buffered: true });
    });
  }

  const beginAfterPaint = () => void painted().then(beginWhenIdle, beginWhenIdle);
  for (const touch of touches) addEventListener(touch, begin, { passive: true });
  if (document.readyState === "complete") beginAfterPaint();
  else addEventListener("load", beginAfterPaint, { once: true });
}
