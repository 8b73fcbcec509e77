import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, sharedBrowser, modes } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { sharedSite } from "../support/site";
import { ofThisRun } from "../support/this-run";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const notice = (page: Page) => page.getByRole("region", { name: "Cookie notice" });

/** The consent cookie's value, which the server reads. */
async function consentCookie(page: Page): Promise<unknown> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "consent")?.value;
}

describe.each(ofThisRun(modes, ({ scripts }) => !scripts))(
  "the cookie notice $mode",
  ({ scripts }) => {
    async function open(path: string) {
      const visited = await sharedVisit(browser, { scripts });
      await visited.page.goto(site.url + path);
      await hydrated(visited.page, scripts);
      return visited;
    }

    it.each(["/", "/contact", "/onboarding", "/demo/glazier", "/terms-of-service", "/nowhere"])(
      "is shown on %s at the end of the page, covering nothing, while no answer is stored",
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

    it("gives both buttons the same look", async () => {
      const { page, expectQuiet } = await open("/");
      const look = (name: string) =>
        notice(page)
          .getByRole("button", { name })
          .evaluate((it) => it.className);
      expect(await look("Accept")).toBe(await look("Decline"));
      expectQuiet();
    });

    it("leaves the visitor on the same page and URL", async () => {
      const { page, expectQuiet } = await open("/contact?industry=Glazier");
      await notice(page).getByRole("button", { name: "Accept" }).click();
      await notice(page).waitFor({ state: "detached" });
      expect(page.url()).toBe(`${site.url}/contact?industry=Glazier`);
      expect(await page.getByText("template for Glaziers.").count()).toBe(1);
      expectQuiet();
    });
  },
);

describe("the cookie notice with scripts", () => {
  it("keeps a half-filled form and the scroll position", async () => {
    const { page, expectQuiet } = await visit(browser, { scripts: true });
    await page.goto(`${site.url}/contact`);
    await hydrated(page, true);
    await page.getByLabel("Business name").fill("Half a name");
    await page.getByLabel("Your project").fill("Half a project");
    await notice(page).getByRole("button", { name: "Decline" }).click();
    await notice(page).waitFor({ state: "detached" });
    await expect.poll(() => consentCookie(page)).toBe("declined");
    expect(await page.getByLabel("Business name").inputValue()).toBe("Half a name");
    expect(await page.getByLabel("Your project").inputValue()).toBe("Half a project");
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expectQuiet();
  });

  it.each(["accepted", "declined"])(
    "is not shown when the browser has stored '%s', and sends that to the server",
    async (value) => {
      const { page, expectQuiet } = await visit(browser, { scripts: true });
      await page.addInitScript((stored) => localStorage.setItem("cookie-consent", stored), value);
      await page.goto(site.url);
      await hydrated(page, true);
      await expect.poll(() => notice(page).count()).toBe(0);
      await expect.poll(() => consentCookie(page)).toBe(value);
      expectQuiet();
    },
  );

  it("is shown when the stored value is unknown", async () => {
    const { page, expectQuiet } = await visit(browser, { scripts: true });
    await page.addInitScript(() => localStorage.setItem("cookie-consent", "perhaps"));
    await page.goto(site.url);
    await hydrated(page, true);
    expect(await notice(page).count()).toBe(1);
    expectQuiet();
  });
});

describe("the answer to the cookie notice", () => {
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
  ])("redirects from returnTo '%s' to %s", async (returnTo, location) => {
    const response = await answer(returnTo);
    expect(response.status).toBe(303);
    const target = new URL(response.headers.get("Location") ?? "", site.url);
    expect(target.href).toBe(site.url + location);
  });

  it("is refused with 400 unless it is one of the two", async () => {
    const response = await fetch(`${site.url}/cookie-consent`, {
      method: "POST",
      body: new URLSearchParams({ consent: "maybe", returnTo: "/" }),
      redirect: "manual",
    });
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
