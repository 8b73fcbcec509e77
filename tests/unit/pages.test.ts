import { expect, test } from "vitest";
import { pageAt, pages } from "~/content/pages";

const demos = ["plumber", "carpenter", "electrician", "painter", "gardener", "cleaner"].concat(
  "locksmith",
  "glazier",
  "builder",
);

/** The routes that CONTRACT names. */
const routes: Record<string, string[]> = {
  "/": ["GET"],
  "/contact": ["GET", "POST"],
  "/onboarding": ["GET", "POST"],
  "/reminders": ["GET", "POST"],
  "/thank-you": ["GET"],
  ...Object.fromEntries(demos.map((slug) => [`/demo/${slug}`, ["GET"]])),
  "/privacy-policy": ["GET"],
  "/terms-of-service": ["GET"],
  "/cookie-consent": ["POST"],
  "/webhooks/stripe": ["POST"],
  "/healthz": ["GET"],
  "/sitemap.xml": ["GET"],
  "/robots.txt": ["GET"],
};

test.each(Object.entries(routes))("%s allows the methods %j", (path, methods) => {
  expect(pageAt(path)?.methods).toEqual(methods);
});

test("no path is listed twice", () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test("a path with one trailing slash is the same page, with two it is not found", () => {
  expect(pageAt("/contact/")).toBe(pageAt("/contact"));
  expect(pageAt("/demo/plumber/")?.path).toBe("/demo/plumber");
  expect(pageAt("/contact//")).toBeUndefined();
  expect(pageAt("//")).toBe(pageAt("/"));
});

test.each([
  "",
  "/demo",
  "/demo/",
  "/demo/dentist",
  "/demo/Plumber",
  "/Contact",
  "/index.html",
  "/*",
])("%j is not a page", (path) => expect(pageAt(path)).toBeUndefined());

test("pages with a visitor's data and the health check are never cached", () => {
  const fresh = pages.filter((page) => page.methods.includes("GET") && !page.cached);
  expect(fresh.map(({ path }) => path).sort()).toEqual([
    "/contact",
    "/healthz",
    "/onboarding",
    "/reminders",
    "/thank-you",
  ]);
});

test("the sitemap lists every public page", () => {
  const listed = pages.filter((page) => page.listed).map(({ path }) => path);
  expect(listed.sort()).toEqual(
    ["/", "/contact", "/privacy-policy", "/terms-of-service"]
      .concat(demos.map((slug) => `/demo/${slug}`))
      .sort(),
  );
});
