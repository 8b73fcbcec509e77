/** The id of the template that holds the page's scripts until they start. */
export const PAGE_SCRIPTS_ID = "page-scripts";

/**
 * Starts the page's scripts when the loaded page is painted and the browser idle, or on the visitor's first input. Until
 * then links and forms work natively.
 */
export function startPageScripts(): void {
  const template = document.getElementById(PAGE_SCRIPTS_ID);
  if (template instanceof HTMLTemplateElement) {
    whenIdle(() => void start(template));
  } else {
    // Tests wait for this mark; this page has no scripts.
    document.documentElement.dataset.hydrated = "";
  }
}

/** Inserts the scripts into the document, which loads and runs them. A failure is logged; the page works without. */
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
  await runOneByOne(modules.filter((module) => module !== template.dataset.entry));
  document.body.append(scripts);
}

/**
 * Runs each module in a task of its own: in one task they would block the page for the time that all of them take. The
 * imports of a module follow it in the list.
 */
async function runOneByOne(modules: string[]): Promise<void> {
  for (const module of modules.reverse()) await import(module).catch(() => undefined);
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

  const beginAfterPaint = () => void painted().then(beginWhenIdle, beginWhenIdle);
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
