import { expect, test } from "vitest";
import { png } from "../support/assets/upload-samples";
import { modes, sharedBrowser } from "../support/browser";
import { signedIn } from "../support/operations/team";
import { pageWithSentFiles } from "../support/orders/page-with-files";
import { accessibilityProblems } from "../support/pages/axe";
import { sharedSite } from "../support/site";

const site = await sharedSite();

test.each(modes)(
  "$mode the team uploads a file in the client's stead and downloads it again at 390 px",
  async ({ scripts }) => {
    const { order, used } = await pageWithSentFiles(site);
    const team = await signedIn(site);
    const context = await (
      await sharedBrowser()
    ).newContext({ javaScriptEnabled: scripts, viewport: { width: 390, height: 800 } });
    await context.addCookies(team.browserCookies());
    const page = await context.newPage();
    await page.goto(`${site.url}/desk/orders/${order().id}`);
    await page.locator("#upload > summary").click();
    const van = { name: "van.png", mimeType: "image/png", buffer: png };
    await page.getByLabel("Files", { exact: true }).setInputFiles(van);
    await page.locator("#upload button").click();
    await page.getByText("Files added: the buyer is emailed.").waitFor();
    expect(used()).toEqual(["flyer.pdf", "logo.png", "van.png"]);
    const downloads = page.waitForEvent("download");
    await page.getByRole("link", { name: "van.png" }).click();
    expect((await downloads).suggestedFilename()).toBe("van.png");
    expect(await accessibilityProblems(page, scripts)).toEqual([]);
    await context.close();
  },
);
