import { expect, it } from "vitest";
import { sharedBrowser } from "../support/browser";
import { visit } from "../support/visit";
import { fillOrder } from "../support/orders/filled-forms";
import { sharedSite } from "../support/site";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

/** Script files that a page requests from a server that runs another release. */
const missingScripts = [
  { what: "all its scripts", files: "**/build/**/*.js" },
  { what: "its route's script", files: "**/build/routes/*.js" },
  { what: "the framework's script", files: "**/build/_shared/page-scripts-*.js" },
];

it.each(missingScripts)(
  "when the new release lacks $what, an open order form is sent as without scripts, keeps what was typed and loads once",
  async ({ files }) => {
    const { page, expectQuiet } = await visit(browser, { scripts: true });
    await page.route(files, (route) =>
      route.continue({ url: `${site.url}/build/entry.client-GONEGONE.js` }),
    );
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(request.method());
    });
    const failed = page.waitForEvent("console", {
      predicate: (message) => message.text().startsWith("The page's scripts did not load"),
    });
    await page.goto(`${site.url}/contact`);
    await fillOrder(page, "not an address");
    await failed;
    expect(documents).toEqual(["GET"]);
    await page.reload();
    const email = page.getByLabel("Email");
    expect(await email.inputValue()).toBe("not an address");
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.getByRole("alert").getByText("Invalid email address").waitFor();
    expect(await page.getByLabel("Your project").inputValue()).toBe("A plumber's site for Leeds");
    await email.fill("bob@example.com");
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.waitForURL(/\/sandbox\/checkout\//);
    expect(documents.slice(0, 4)).toEqual(["GET", "GET", "POST", "POST"]);
    expectQuiet(/did not load/, /status of (404|422)/);
  },
);

it("a missing script file is not cached, as it may exist after the deployment", async () => {
  const answer = await fetch(`${site.url}/build/routes/contact-GONEGONE.js`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  await answer.body?.cancel();
});
