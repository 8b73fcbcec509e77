import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { accessibilityProblems } from "../support/pages/axe";
import { hydrated, modes, sharedBrowser } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { paidOrder, validOrder } from "../support/orders/order-visitor";
import { disguised, logo } from "../support/assets/sample-files";
import { until } from "../support/until";
import { sharedSite } from "../support/site";
import { ofThisRun } from "../support/this-run";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const badStatus = /the server responded with a status of (422|502)/;
const files = (page: Page) => page.getByRole("list", { name: "Your files" });
const main = (page: Page) => page.getByRole("main");
const checklist = (page: Page) => page.getByRole("region", { name: "What we need from you" });
const finishLater = (page: Page) =>
  page.getByRole("button", { name: "Save and finish later" }).click();

/** Without animations, which are slow to render. */
const withoutMotion = { reducedMotion: "reduce" } as const;

describe.each(ofThisRun(modes, ({ scripts }) => !scripts))(
  "finishing later $mode",
  ({ mode, scripts }) => {
    async function open(page: Page, path: string) {
      await page.goto(site.url + path);
      await hydrated(page, scripts);
    }

    it("names a refused file, keeps the rest, shows what is missing and how to return, and can be continued", async () => {
      const { page, expectQuiet } = await sharedVisit(browser, { scripts, ...withoutMotion });
      const name = `Later ${mode}`;
      await open(page, "/onboarding");
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
      const isSaved = () => {
        const sql = "select saved_at from drafts where business_name = ?";
        const [draft] = site.rows<{ saved_at: string | null }>(sql, name);
        return Boolean(draft?.saved_at);
      };
      // With scripts the file was refused before the form was sent.
      if (!scripts) await until("it is saved for later", isSaved);
      expectQuiet(badStatus);

      await finishLater(page);
      await page.getByRole("heading", { level: 1, name: "Saved for later" }).waitFor();
      expect(await main(page).innerText()).toContain("in this browser within 7 days");
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
      await page.getByRole("button", { name: "Send everything" }).click();
      await page.getByRole("heading", { name: "Thank You!" }).waitFor();
      expectQuiet();
    });

    it("continues from the buyer's phone on the computer by the link in the email, and back", async () => {
      const { visitor, order, link } = await paidOrder(site, validOrder({ name: "Bright Pipes" }));
      const { page: phone, expectQuiet } = await sharedVisit(browser, {
        scripts,
        ...withoutMotion,
      });
      await phone.context().addCookies(visitor.browserCookies());
      await open(phone, "/onboarding");
      expect(await checklist(phone).innerText()).toContain("1 of 5 done");
      await phone.getByLabel("About your business").fill("From the van");
      await phone.getByLabel("Choose files").setInputFiles([logo]);
      await finishLater(phone);
      await phone.getByRole("heading", { level: 1, name: "Saved for later" }).waitFor();
      expect(await main(phone).innerText()).toMatch(/private link in the receipt email of .* SW-/);

      const { page: desk } = await visit(browser, { scripts, ...withoutMotion });
      await open(desk, link);
      expect(await desk.getByLabel("About your business").inputValue()).toBe("From the van");
      await files(desk).getByText("logo.png").waitFor();
      await desk.getByLabel("About your business").fill("From the desk");
      await finishLater(desk);
      await desk.getByRole("heading", { level: 1, name: "Saved for later" }).waitFor();

      await phone.getByRole("link", { name: "Continue now" }).click();
      await hydrated(phone, scripts);
      expect(await phone.getByLabel("About your business").inputValue()).toBe("From the desk");
      await phone.getByRole("button", { name: "Send everything" }).click();
      await phone.getByRole("heading", { name: "Thank You!" }).waitFor();

      await open(desk, link);
      expect(await main(desk).innerText()).toMatch(/Your first assets arrived on \w+ \d+, \d{4}\./);
      expect(await desk.getByLabel("Business name").inputValue()).toBe("Bright Pipes");
      expect(await desk.getByLabel("About your business").inputValue()).toBe("");
      await desk.getByLabel("About your business").fill("One more thing");
      await desk.getByRole("button", { name: "Send everything" }).click();
      await desk.getByRole("heading", { name: "Thank You!" }).waitFor();
      expect(
        site.rows(
          "select project_description as text from inquiries where order_id = ? order by created_at",
          order.id,
        ),
      ).toEqual([{ text: "From the desk" }, { text: "One more thing" }]);
      expectQuiet();
    });
  },
);
