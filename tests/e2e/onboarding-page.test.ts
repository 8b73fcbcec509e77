import { describe, expect, it } from "vitest";
import { hydrated, sharedBrowser, modes } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { sharedSite, supportEmail } from "../support/site";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

describe.each(modes)("the onboarding page $mode", ({ scripts }) => {
  async function open() {
    const visited = await (scripts ? visit : sharedVisit)(browser, {
      scripts,
      reducedMotion: "reduce",
    });
    await visited.page.goto(`${site.url}/onboarding`);
    await hydrated(visited.page, scripts);
    return visited;
  }

  it("states its purpose, how soon the site is ready, and where to get help", async () => {
    const { page, expectQuiet } = await open();
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Let's Get Your Website Started!",
    );
    expect(await main.innerText()).toMatch(/ready in 3-5 business\s+days/);
    expect(await main.innerText()).toContain(`Email support (${supportEmail})`);
    expect(await main.getByRole("link", { name: supportEmail }).getAttribute("href")).toBe(
      `mailto:${supportEmail}`,
    );
    expectQuiet();
  });

  it("asks for its fields, three of them required, and for files of the accepted types", async () => {
    const { page, expectQuiet } = await open();
    const controls = page.locator(
      "main form :is(input:not([type=hidden]), textarea):not([aria-hidden])",
    );
    expect(
      await controls.evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ name, type, required }) => [name, type, required]),
      ),
    ).toEqual([
      ["businessName", "text", true],
      ["email", "email", true],
      ["websiteUrl", "text", false],
      ["brandColors", "text", false],
      ["textContent", "textarea", true],
      ["socialLinks", "textarea", false],
      ["files", "file", false],
    ]);
    const picker = page.getByLabel("Choose files");
    expect((await picker.getAttribute("accept"))?.split(",").sort()).toEqual(
      [
        ".jpg",
        ".jpeg",
        ".png",
        ".webp",
        ".gif",
        ".pdf",
        ".doc",
        ".docx",
        ".xlsx",
        ".zip",
        ".txt",
      ].sort(),
    );
    expect(await picker.evaluate((it: HTMLInputElement) => it.multiple)).toBe(true);
    const hint = await page
      .locator(`#${await picker.getAttribute("aria-describedby")}`)
      .innerText();
    expect(hint).toMatch(/50 files.*50 MB each/);
    expectQuiet();
  });

  it("leads from its thanks back to the homepage", async () => {
    const { page, expectQuiet } = await open();
    await page.getByLabel("Business name").fill("Bright Pipes");
    await page.getByLabel("Email").fill("bob@example.com");
    await page.getByLabel("About your business").fill("We fix pipes.");
    await page.getByRole("button", { name: "Send everything" }).click();
    await page.getByRole("heading", { level: 1, name: "Thank You!" }).waitFor();
    const main = page.getByRole("main");
    expect(await main.innerText()).toContain("Assets Submitted!");
    expect(await main.innerText()).toContain(
      "Our team has received your information and will begin setup shortly.",
    );
    await main.getByRole("link", { name: "Return to Homepage" }).click();
    await page.waitForURL(`${site.url}/`);
    expectQuiet();
  });
});

it("the onboarding page scrolls to its top when loaded, even when the browser would restore the position", async () => {
  const { page, expectQuiet } = await visit(browser, { scripts: true, reducedMotion: "reduce" });
  await page.goto(`${site.url}/onboarding`);
  await hydrated(page, true);
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await page.reload();
  await hydrated(page, true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expectQuiet();
});
