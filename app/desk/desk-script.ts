/*
 * Where scripts run: the desk searches while somebody types, sends its forms without a reload, and is worked by keys. Each
 * page and form does the same without.
 */

const page = () => document.getElementById("page")!;

/** Shows what an address answers in place of the page. Returns what is to be said instead, where that shows nothing. */
async function show(answering: Promise<Response>, hash = ""): Promise<string | undefined> {
  const answer = await answering.catch(() => undefined);
  const html = await answer?.text().catch(() => undefined);
  if (!answer || html === undefined) return UNKNOWN;
  const next = new DOMParser().parseFromString(html, "text/html");
  const content = next.getElementById("page");
  if (!content?.querySelector("[data-desk]")) {
    return (!answer.ok && content?.querySelector("h1")?.textContent) || UNKNOWN;
  }
  page().replaceWith(content);
  const frame = next.querySelector("header.dk-header");
  if (frame) document.querySelector("header.dk-header")?.replaceWith(frame);
  document.title = next.title;
  if (answer.url !== address()) history.pushState(null, "", answer.url + hash);
  shownAddress = address();
  // Only where it was done: what was not is said at its form.
  const target = hash && answer.redirected ? document.querySelector(`${hash} a`) : null;
  const alert = content.querySelector<HTMLElement>("[role=alert], [role=status]");
  alert?.setAttribute("tabindex", "-1");
  (target instanceof HTMLElement ? target : alert)?.focus();
  return undefined;
}

const UNKNOWN = "Nothing came back, so we do not know whether it was done";

/* A link within the page changes the hash alone. */
const address = () => location.href.replace(/#.*/, "");
let shownAddress = address();

addEventListener("popstate", () => {
  if (address() === shownAddress) return;
  void show(fetch(location.href)).then((problem) => {
    if (problem) location.reload();
  });
});

document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (form.method !== "post" || !form.closest("[data-desk]")) return;
  event.preventDefault();
  const fields = new FormData(form, event.submitter);
  const texts = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const body = form.enctype === "multipart/form-data" ? fields : texts;
  const [, hash = ""] = /(#row-[\w-]+)$/.exec(texts.get("back") ?? "") ?? [];
  form.inert = true;
  void show(fetch(form.action, { method: "POST", body }), hash).then((problem) => {
    form.inert = false;
    if (problem) tell(form, problem);
  });
});

/** What was typed stays where it is. */
function tell(form: HTMLFormElement, why: string): void {
  form.querySelector(".dk-error")?.remove();
  const problem = document.createElement("p");
  problem.className = "dk-error";
  problem.role = "alert";
  const link = document.createElement("a");
  link.href = "/desk";
  link.target = "_blank";
  link.textContent = "Look in another tab whether you are still signed in";
  problem.tabIndex = -1;
  problem.append(`${why.replace(/\.$/, "")}. `, link, ", then send it again.");
  form.prepend(problem);
  problem.focus();
}

let searches = 0;
let pause: number | undefined;

document.addEventListener("input", (event) => {
  const form = (event.target as HTMLElement).closest<HTMLFormElement>("form[data-live]");
  if (!form) return;
  clearTimeout(pause);
  pause = window.setTimeout(() => void search(form), 200);
});

async function search(form: HTMLFormElement): Promise<void> {
  const own = (searches += 1);
  const query = [...new FormData(form)].filter(([, value]) => value !== "");
  const words = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`${form.action}?${words}`).catch(() => undefined);
  const html = await answer?.text().catch(() => undefined);
  if (!html || own !== searches) return;
  const next = new DOMParser().parseFromString(html, "text/html").getElementById("results");
  const results = document.getElementById("results");
  if (!results) return;
  // Such as the sign-in, which leads back.
  if (!next) return location.assign(`${form.action}?${words}`);
  results.replaceChildren(...next.childNodes);
  history.replaceState(null, "", `${form.action}?${words}`);
  shownAddress = address();
}

/** What each key does, in words for the help. */
const keys: Record<string, readonly [string, () => void]> = {
  "/": ["search the orders", toSearch],
  j: ["the next row", () => moveBy(1)],
  k: ["the row before", () => moveBy(-1)],
  u: ["undo what was done just now", undo],
  e: ["open the order's first action", openAction],
  "?": ["this help", help],
};
const OFF = "desk keys off";

document.addEventListener("keydown", (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key === "Escape" && target instanceof HTMLInputElement) target.blur();
  const isTyping = (target as HTMLElement).closest("input, select, textarea, dialog");
  if (isTyping || ctrlKey || metaKey || altKey || !Object.hasOwn(keys, key)) return;
  if (key !== "?" && localStorage.getItem(OFF)) return;
  event.preventDefault();
  keys[key]![1]();
});

function toSearch(): void {
  const input = document.getElementById("q");
  if (input) input.focus();
  else location.assign("/desk/orders#q");
}

function moveBy(step: number): void {
  const links = [...document.querySelectorAll<HTMLElement>("[data-row]")].flatMap(
    (row) => row.querySelector("a") ?? [],
  );
  const at = links.findIndex((link) => link === document.activeElement);
  links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
}

function undo(): void {
  document.querySelector<HTMLFormElement>("[data-undo]")?.requestSubmit();
}

function openAction(): void {
  const action = document.querySelector<HTMLDetailsElement>(".dk-panel");
  if (!action) return;
  action.open = true;
  action.querySelector<HTMLElement>("summary")?.focus();
}

/** Single keys disturb who speaks to the computer: they can be turned off (WCAG 2.1.4). */
function help(): void {
  const dialog = document.createElement("dialog");
  dialog.className = "dk-help";
  const list = document.createElement("dl");
  for (const [key, [words]] of Object.entries(keys)) {
    const [term, meaning] = [document.createElement("dt"), document.createElement("dd")];
    term.textContent = key;
    meaning.textContent = words;
    list.append(term, meaning);
  }
  const toggle = document.createElement("button");
  const isOff = () => localStorage.getItem(OFF) !== null;
  const name = () => (toggle.textContent = isOff() ? "Turn the keys on" : "Turn the keys off");
  toggle.className = "dk-button";
  toggle.onclick = () => {
    if (isOff()) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, "1");
    name();
  };
  name();
  const close = document.createElement("button");
  close.className = "dk-button";
  close.textContent = "Close";
  close.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  const title = document.createElement("h2");
  title.textContent = "Keys";
  dialog.append(title, list, close, toggle);
  document.body.append(dialog);
  dialog.showModal();
}
