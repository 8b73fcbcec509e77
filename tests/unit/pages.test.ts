import { expect, test } from "vitest";
import { pageAt, pages } from "~/content/pages";

const demos = ["plumber", "carpenter", "electrician", "painter", "gardener", "cleaner"].concat(
  "locksmith",
  "glazier",
  "builder",
);

/** The routes of the contract. */
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

test.each(Object.entries(routes))("%s takes %j", (path, methods) => {
  expect(pageAt(path)?.methods).toEqual(methods);
});

test("no path is listed twice", () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test("a trailing slash finds the same page, two do not", () => {
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
])("%j is no page", (path) => expect(pageAt(path)).toBeUndefined());

test("what shows or takes a visitor's data, or tells how things stand, is never cached", () => {
  const fresh = pages.filter((page) => page.methods.includes("GET") && !page.cached);
  expect(fresh.map(({ path }) => path).sort()).toEqual([
    "/contact",
    "/healthz",
    "/onboarding",
    "/reminders",
    "/thank-you",
  ]);
});

test("the sitemap lists what everybody may find", () => {
  const listed = pages.filter((page) => page.listed).map(({ path }) => path);
  expect(listed.sort()).toEqual(
    ["/", "/contact", "/privacy-policy", "/terms-of-service"]
      .concat(demos.map((slug) => `/demo/${slug}`))
      .sort(),
  );
});
