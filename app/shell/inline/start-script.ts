/** The modules that make a page interactive. Addresses are those of the build. */
export interface StartPlan {
  /** To be run before all others. */
  first: readonly string[];
  /** The modules of the matched routes by their ids; none where the framework is not needed. */
  routes: Record<string, string>;
  entry: string;
  /** What these import, to be fetched at the same time. */
  imports: readonly string[];
}

/**
 * Loads the page's modules once the browser is idle, or when a person first touches the page; until then links and
 * forms work as they are.
 * Runs in the browser from its own text, so it uses nothing from outside its body.
 */
export function startWhenIdle(plan: StartPlan): void {
  const touches = ["pointerdown", "keydown", "focusin"];
  let started = false;

  async function start(): Promise<void> {
    if (started) return;
    started = true;
    for (const touch of touches) removeEventListener(touch, begin);
    for (const href of [...plan.imports, plan.entry]) {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
      );
    }
    for (const file of plan.first) await import(file);
    const ids = Object.keys(plan.routes);
    const modules = await Promise.all(
      ids.map((id) => import(plan.routes[id]!) as Promise<unknown>),
    );
    Object.assign(window, {
      __remixRouteModules: Object.fromEntries(ids.map((id, index) => [id, modules[index]])),
    });
    await import(plan.entry);
  }

  function begin(): void {
    // What cannot be loaded is done without: the page works as it is.
    start().catch((error: unknown) => console.error("The page's scripts did not load:", error));
  }

  function beginWhenIdle(): void {
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 2000 });
    else setTimeout(begin, 200);
  }

  for (const touch of touches) addEventListener(touch, begin, { passive: true });
  if (document.readyState === "complete") beginWhenIdle();
  else addEventListener("load", beginWhenIdle, { once: true });
}
