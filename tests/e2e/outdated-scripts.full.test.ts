import { expect, it } from "vitest";
import { visit } from "../support/visit";
import { fillOrder, sendOrder, press } from "../support/orders/filled-forms";
import { browser, site } from "../support/pages/open";

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
    await press(page, "Continue to payment");
    await page.getByRole("alert").getByText("Invalid email address").waitFor();
    expect(await page.getByLabel("Your project").inputValue()).toBe("A plumber's site for Leeds");
    await email.fill("bob@example.com");
    await sendOrder(page);
    expect(documents.slice(0, 4)).toEqual(["GET", "GET", "POST", "POST"]);
    expectQuiet(/did not load/, /status of (404|422)/);
  },
);
