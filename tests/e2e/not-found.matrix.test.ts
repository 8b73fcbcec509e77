import { expect, it } from "vitest";
import { hydrated, modes, sharedBrowser } from "../support/browser";
import { sharedSite, supportEmail } from "../support/site";
import { ofThisRun } from "../support/this-run";
import { sharedVisit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const paths = ["/nowhere", "/contact/us", "/demo", "/%F0%9F%94%A7", "/NOWHERE?a=<b>"];
/** The plainest path in both modes, and with scripts one that must be escaped on the console. */
const addresses = ofThisRun(
  modes.flatMap((mode) => paths.map((path) => ({ ...mode, path }))),
  ({ scripts, path }) => path === "/nowhere" || (scripts && path === "/%F0%9F%94%A7"),
);

it.each(addresses)(
  "a missing page at $path is answered 404 with its own page $mode",
  async ({ path, scripts }) => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts });
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(404);
    await hydrated(page, scripts);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Oops! Page not found");
    expect(await page.title()).toContain("Oops! Page not found");
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    expect(await page.getByRole("main").innerText()).toContain(supportEmail);
    if (scripts) {
      const line = logged.find((text) => text.startsWith("404: there is no page at"));
      expect(line).toContain(path.split("?")[0]);
    }
    await page.getByRole("main").getByRole("link", { name: "Return to the homepage" }).click();
    await page.waitForURL(`${site.url}/`);
    expectQuiet(/status of 404/, /404: there is no page at/);
  },
);
