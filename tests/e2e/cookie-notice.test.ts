import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, sharedBrowser, modes } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { sharedSite } from "../support/site";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const notice = (page: Page) => page.getByRole("region", { name: "Cookie notice" });

/** What the server will read in the cookie. */
async function remembered(page: Page): Promise<unknown> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "consent")?.value;
}

describe.each(modes)("the cookie notice $mode", ({ scripts }) => {
  async function open(path: string) {
    const visited = await sharedVisit(browser, { scripts });
    await visited.page.goto(site.url + path);
    await hydrated(visited.page, scripts);
    return visited;
  }

  it.each(["/", "/contact", "/onboarding", "/demo/glazier", "/terms-of-service", "/nowhere"])(
    "asks on %s while nothing is stored, at the end of the page and covering nothing",
    async (path) => {
      const { page, expectQuiet } = await open(path);
      expect(await notice(page).count()).toBe(1);
      expect(await notice(page).evaluate((it) => getComputedStyle(it).position)).toBe("static");
      expect(
        await notice(page).getByRole("link", { name: "privacy policy" }).getAttribute("href"),
      ).toBe("/privacy-policy");
      expectQuiet(/status of 404/, /404: there is no page at/);
    },
  );

  it("gives both answers the same weight", async () => {
    const { page, expectQuiet } = await open("/");
    const look = (name: string) =>
      notice(page)
        .getByRole("button", { name })
        .evaluate((it) => it.className);
    expect(await look("Accept")).toBe(await look("Decline"));
    expectQuiet();
  });

  it("leaves the visitor on the page, with its address, where it was answered", async () => {
    const { page, expectQuiet } = await open("/contact?industry=Glazier");
    await notice(page).getByRole("button", { name: "Accept" }).click();
    await notice(page).waitFor({ state: "detached" });
    expect(page.url()).toBe(`${site.url}/contact?industry=Glazier`);
    expect(await page.getByText("template for Glaziers.").count()).toBe(1);
    expectQuiet();
  });
});

describe("with scripts", () => {
  it("keeps a half-filled form and the scroll position", async () => {
    const { page, expectQuiet } = await visit(browser, { scripts: true });
    await page.goto(`${site.url}/contact`);
    await hydrated(page, true);
    await page.getByLabel("Business name").fill("Half a name");
    await page.getByLabel("Your project").fill("Half a project");
    await notice(page).getByRole("button", { name: "Decline" }).click();
    await notice(page).waitFor({ state: "detached" });
    await expect.poll(() => remembered(page)).toBe("declined");
    expect(await page.getByLabel("Business name").inputValue()).toBe("Half a name");
    expect(await page.getByLabel("Your project").inputValue()).toBe("Half a project");
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expectQuiet();
  });

  it.each(["accepted", "declined"])(
    "does not ask a visitor whose browser has stored '%s', and tells the server",
    async (value) => {
      const { page, expectQuiet } = await visit(browser, { scripts: true });
      await page.addInitScript((stored) => localStorage.setItem("cookie-consent", stored), value);
      await page.goto(site.url);
      await hydrated(page, true);
      await expect.poll(() => notice(page).count()).toBe(0);
      await expect.poll(() => remembered(page)).toBe(value);
      expectQuiet();
    },
  );

  it("asks where something else is stored under its name", async () => {
    const { page, expectQuiet } = await visit(browser, { scripts: true });
    await page.addInitScript(() => localStorage.setItem("cookie-consent", "perhaps"));
    await page.goto(site.url);
    await hydrated(page, true);
    expect(await notice(page).count()).toBe(1);
    expectQuiet();
  });
});

describe("the way back after an answer", () => {
  const answer = (returnTo: string) =>
    fetch(`${site.url}/cookie-consent`, {
      method: "POST",
      body: new URLSearchParams({ consent: "accepted", returnTo }),
      redirect: "manual",
    });

  it.each([
    ["https://evil.example/", "/"],
    ["//evil.example/", "/"],
    ["/\\evil.example", "/"],
    ["/\t/evil.example", "/"],
    ["\\\\evil.example", "/"],
    ["javascript:alert(1)", "/"],
    ["/x\r\nSet-Cookie: a=b", "/"],
    ["evil.example", "/"],
    ["/.//evil.example", "/"],
    ["/x/..//evil.example", "/"],
    ["", "/"],
    ["/contact", "/contact"],
    ["/contact?industry=Painters+%26+Decorators", "/contact?industry=Painters+%26+Decorators"],
    ["/?filter=trades&preview=2", "/?filter=trades&preview=2"],
  ])("leads from returnTo '%s' to %s", async (returnTo, location) => {
    const response = await answer(returnTo);
    expect(response.status).toBe(303);
    const target = new URL(response.headers.get("Location") ?? "", site.url);
    expect(target.href).toBe(site.url + location);
  });

  it("takes no answer but the two", async () => {
    const response = await fetch(`${site.url}/cookie-consent`, {
      method: "POST",
      body: new URLSearchParams({ consent: "maybe", returnTo: "/" }),
      redirect: "manual",
    });
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
