import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { sendAssets } from "../support/orders/filled-forms";
import { accessibilityProblems } from "../support/pages/axe";
import { hydrated, modesOfThisRun } from "../support/browser";
import { disguised, logo } from "../support/assets/sample-files";
import { open, site } from "../support/pages/open";
import { until } from "../support/until";

const badStatus = /the server responded with a status of (422|502)/;
const files = (page: Page) => page.getByRole("list", { name: "Your files" });
const checklist = (page: Page) => page.getByRole("region", { name: "What we need from you" });
const finishLater = (page: Page) =>
  page.getByRole("button", { name: "Save and finish later" }).click();

describe.each(modesOfThisRun)("finishing later $mode", ({ mode, scripts }) => {
  it("names a refused file, keeps the rest, shows what is missing and how to return, and can be continued", async () => {
    const { page, expectQuiet } = await open("/onboarding", { scripts });
    const name = `Later ${mode}`;
    expect(await checklist(page).innerText()).toContain("0 of 5 done");
    await page.getByLabel("Business name").fill(name);
    await page.getByLabel("Email").fill("not an address");
    await page.getByLabel("Brand colors").fill("navy");
    await page.getByLabel("Choose files").setInputFiles([logo, disguised]);
    if (!scripts) await finishLater(page);
    const refusal = scripts
      ? page.getByRole("list", { name: "Files we could not take" })
      : page.getByRole("alert");
    await refusal.getByText("File type not allowed.").waitFor();
    expect(await refusal.innerText()).toContain("fake.png");
    expect(await files(page).innerText()).toContain("logo.png");
    expect(await page.getByLabel("Email").inputValue()).toBe("not an address");
    // With scripts the file was refused before the form was sent.
    const sql = "select id from drafts where business_name = ? and saved_at is not null";
    if (!scripts) await until("it is saved for later", () => site.rows(sql, name).length > 0);
    expectQuiet(badStatus);

    await finishLater(page);
    await page.getByRole("heading", { level: 1, name: "Saved for later" }).waitFor();
    expect(await page.getByRole("main").innerText()).toContain("in this browser within 7 days");
    expect(await checklist(page).innerText()).toContain("2 of 5 done");
    const missing = checklist(page).getByRole("listitem").filter({ hasText: "Required." });
    expect((await missing.allInnerTexts()).map((text) => text.split("\n")[0])).toEqual([
      "Business name and email",
      "About your business",
    ]);
    expect(await accessibilityProblems(page, scripts)).toEqual([]);

    await page.getByRole("link", { name: "Continue now" }).click();
    await files(page).getByText("logo.png").waitFor();
    await hydrated(page, scripts);
    expect(await page.getByLabel("Business name").inputValue()).toBe(name);
    expect(await page.getByLabel("Email").inputValue()).toBe("not an address");
    expect(await checklist(page).innerText()).toContain("2 of 5 done");
    await page.getByLabel("Email").fill("bob@example.com");
    await page.getByLabel("About your business").fill("We fix pipes.");
    await sendAssets(page);
  });
});
