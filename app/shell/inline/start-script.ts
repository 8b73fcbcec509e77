/** The modules that make a page interactive. Addresses are those of the build. */
export interface StartPlan {
  /** The modules of the matched routes by their ids; none where the framework is not needed. */
  modules: Record<string, string>;
  /** Comes last. */
  entry: string;
  /** What the others import, to be fetched with them at the same time. */
  imports: readonly string[];
}

/**
 * Loads the page's modules once the loaded page is painted and the browser idle, or when a person first touches the page; until then links and
 * forms work as they are.
 * Runs in the browser from its own text, so it uses nothing from outside its body.
 */
export function startWhenIdle({ modules, entry, imports }: StartPlan): void {
  const touches = ["pointerdown", "keydown", "focusin"];
  const ids = Object.keys(modules);
  const files = Object.values(modules);
  let begun = false;

  async function load(): Promise<void> {
    for (const href of new Set([...files, ...imports, entry])) {
      const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
      document.head.append(link);
    }
    const loaded = await Promise.all(files.map((file) => import(file) as Promise<unknown>));
    const byId = Object.fromEntries(ids.map((id, index) => [id, loaded[index]]));
    Object.assign(window, { __remixRouteModules: byId });
    await import(entry);
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
