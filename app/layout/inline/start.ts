export const PAGE_SCRIPTS_ID = "page-scripts";
/** Browsers report no largest paint of a page that is scrolled as it loads, and paint none in the background. */
const PAINT_LIMIT_MS = 1000;

/** Starts the page's scripts once the page is painted and the browser idle, or on the visitor's first input. */
export function startPageScripts(): void {
  const template = document.getElementById(PAGE_SCRIPTS_ID);
  if (template instanceof HTMLTemplateElement) {
    whenIdle(() => void start(template));
  } else {
    // Tests wait for this mark; this page has no scripts.
    document.documentElement.dataset.hydrated = "";
  }
}

async function start(template: HTMLTemplateElement): Promise<void> {
  const logFailure = (reason: unknown) => console.error("The page's scripts did not load:", reason);
  const scripts = document.importNode(template.content, true);
  for (const script of scripts.querySelectorAll("script")) {
    script.addEventListener("error", () => logFailure("a file is missing"));
  }
  // Remix and entry.client.tsx do not handle the rejection of their own imports.
  addEventListener("unhandledrejection", (event) => {
    if ("hydrated" in document.documentElement.dataset) return;
    event.preventDefault();
    logFailure(event.reason);
  });
  const links = [...scripts.querySelectorAll("link")];
  const modules = links.map((link) => link.getAttribute("href")!);
  document.body.append(...links);
  // Each after its imports, in a task of its own: together they would block the page.
  for (const module of modules.reverse()) {
    if (module !== template.dataset.entry) await import(module).catch(() => undefined);
  }
  document.body.append(scripts);
}

function whenIdle(run: () => void): void {
  const inputs = ["pointerdown", "keydown", "focusin"];
  let begun = false;

  function begin(): void {
    for (const input of inputs) removeEventListener(input, begin);
    if (begun) return;
    begun = true;
    run();
  }

  function beginWhenIdle(): void {
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 2000 });
    else setTimeout(begin, 200);
  }

  function beginAfterPaint(): void {
    const paintOverdue = new Promise((resolve) => setTimeout(resolve, PAINT_LIMIT_MS));
    void Promise.race([painted(), paintOverdue]).then(beginWhenIdle, beginWhenIdle);
  }

  for (const input of inputs) addEventListener(input, begin, { passive: true });
  if (document.readyState === "complete") beginAfterPaint();
  else addEventListener("load", beginAfterPaint, { once: true });
}

/** Resolves after the largest contentful paint. Pictures that are loaded have to be decoded first. */
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
