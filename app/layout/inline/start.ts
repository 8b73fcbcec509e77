import { PAGE_SCRIPTS_ID } from "../element-ids";

/**
 * Starts the page's scripts once the loaded page is painted and the browser idle, or when a person first touches the
 * page; until then links and forms work as they are.
 */
export function startPageScripts(): void {
  const template = document.getElementById(PAGE_SCRIPTS_ID);
  if (template instanceof HTMLTemplateElement) {
    whenIdle(() => void start(template));
  } else {
    // There is nothing to wait for.
    document.documentElement.dataset.hydrated = "";
  }
}

/** Puts the scripts into the document, which loads and runs them. What cannot be loaded is done without. */
async function start(template: HTMLTemplateElement): Promise<void> {
  const complain = (reason: unknown) => console.error("The page's scripts did not load:", reason);
  const scripts = document.importNode(template.content, true);
  for (const script of scripts.querySelectorAll("script")) {
    script.addEventListener("error", () => complain("a file is missing"));
  }
  // Nobody waits for what Remix and entry.client.tsx import by themselves.
  addEventListener("unhandledrejection", (event) => {
    if ("hydrated" in document.documentElement.dataset) return;
    event.preventDefault();
    complain(event.reason);
  });
  const links = [...scripts.querySelectorAll("link")];
  const modules = links.map((link) => link.getAttribute("href")!);
  document.body.append(...links);
  await runOneByOne(modules.filter((module) => module !== template.dataset.entry));
  document.body.append(scripts);
}

/**
 * Runs modules that are loaded side by side in a task of its own each: in one task they would keep the page from
 * answering for as long as all of them take. What a module imports stands behind it in the list.
 */
async function runOneByOne(modules: string[]): Promise<void> {
  for (const module of modules.reverse()) await import(module).catch(() => undefined);
}

function whenIdle(run: () => void): void {
  const touches = ["pointerdown", "keydown", "focusin"];
  let begun = false;

  function begin(): void {
    for (const touch of touches) removeEventListener(touch, begin);
    if (begun) return;
    begun = true;
    run();
  }

  function beginWhenIdle(): void {
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 2000 });
    else setTimeout(begin, 200);
  }

  const beginAfterPaint = () => void painted().then(beginWhenIdle, beginWhenIdle);
  for (const touch of touches) addEventListener(touch, begin, { passive: true });
  if (document.readyState === "complete") beginAfterPaint();
  else addEventListener("load", beginAfterPaint, { once: true });
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
