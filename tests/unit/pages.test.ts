import { expect, test } from "vitest";
import { pageAt, pages } from "~/content/pages";
import { trades } from "~/content/trades";

const demos = trades.map(({ slug }) => `/demo/${slug}`);

/** The routes that CONTRACT names. */
const routes: [methods: string[], ...paths: string[]][] = [
  [["GET"], "/", "/thank-you", ...demos, "/privacy-policy", "/terms-of-service", "/imprint"],
  [["GET"], "/healthz", "/sitemap.xml", "/robots.txt"],
  [["GET", "POST"], "/contact", "/onboarding", "/reminders"],
  [["POST"], "/cookie-consent", "/webhooks/stripe"],
  [["GET", "POST"], "/desk", "/desk/sign-in", "/desk/sessions", "/desk/orders", "/desk/orders/x-1"],
  [["GET", "POST"], "/desk/assets", "/desk/emails", "/desk/emails/x-1", "/desk/emails/x-1/body"],
  [["GET", "POST"], "/desk/people", "/desk/exports"],
  [["POST"], "/desk/people/json"],
  [["GET"], "/desk/exports/orders.csv", "/desk/exports/ledger.csv", "/desk/exports/assets.csv"],
];

test.each(routes)("the method %j is allowed at %s and its like", (methods, ...paths) => {
  for (const path of paths) expect(pageAt(path)?.methods, path).toEqual(methods);
});

test("no path is listed twice", () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test("a page is found by every spelling of its path", () => {
  for (const page of pages) {
    const { path } = page;
    const spellings = [path.toUpperCase(), `${path}/`, `${path}//`, `/${path}`, `${path}%2F`];
    for (const spelling of spellings) expect(pageAt(spelling), spelling).toBe(page);
  }
  expect(pageAt("/%63ontact")?.path).toBe("/contact");
});

test.each(["", "/demo", "/demo/", "/demo/alchemist", "/contact/x", "/index.html", "/*"])(
  "%j is not a page",
  (path) => expect(pageAt(path)).toBeUndefined(),
);

const pathsOf = (chosen: typeof pages) => chosen.map(({ path }) => path).sort();

test("pages with a visitor's data and the health check are never cached", () => {
  const fresh = pages.filter((page) => page.methods.includes("GET") && !page.cached && !page.team);
  const forms = ["/contact", "/lost-link", "/onboarding", "/reminders"];
  expect(pathsOf(fresh)).toEqual([...forms, "/healthz", "/invoice", "/thank-you"].sort());
});

test("the sitemap lists every public page", () => {
  const listed = pages.filter((page) => page.listed);
  const expected = ["/", "/contact", "/imprint", "/privacy-policy", "/terms-of-service", ...demos];
  expect(pathsOf(listed)).toEqual(expected.sort());
});
