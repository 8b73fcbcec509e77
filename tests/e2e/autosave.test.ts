import type { Page } from "playwright";
import { expect, it } from "vitest";
import { hold, hydrated, sharedBrowser } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { pass, stopClock } from "../support/clock";
import { paidOrder } from "../support/orders/order-visitor";
import { logo } from "../support/assets/sample-files";
import { until } from "../support/until";
import { sharedSite } from "../support/site";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const about = (page: Page) => page.getByLabel("About your business");
const status = (page: Page) => page.getByText(/^(Saved|Not saved yet)$/);
const said = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

/** On the shared page where the test ends elsewhere than on the filled form. */
async function open(path = "/onboarding", arrive: typeof sharedVisit = visit) {
  const visited = await arrive(browser, { scripts: true, reducedMotion: "reduce" });
  await visited.page.goto(site.url + path);
  await hydrated(visited.page, true);
  return visited;
}

/** The posts that save in the background, as the page sends them. */
function saves(page: Page): string[] {
  const bodies: string[] = [];
  page.on("request", (request) => {
    const body = request.postDataBuffer()?.toString() ?? "";
    if (body.includes("autosave")) bodies.push(body);
  });
  return bodies;
}

/** What the draft holds that has this text in one of its fields. */
const draftWith = (column: string, text: string) =>
  site.rows<Record<string, string>>(`select * from drafts where ${column} = ?`, text)[0];

/** Tells the page that its tab was hidden or shown. */
async function turn(page: Page, state: "hidden" | "visible") {
  await page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

it("saves once typing pauses, one post for the pause, and says how it stands", async () => {
  const { page, expectQuiet } = await visit(browser, { scripts: true });
  await page.clock.install();
  await page.goto(`${site.url}/onboarding`);
  await hydrated(page, true);
  await stopClock(page);
  const posts = saves(page);
  expect(await status(page).count()).toBe(0);
  await about(page).pressSequentially("We fix pi");
  await said(page, "Not saved yet");
  await pass(page, 999);
  await about(page).pressSequentially("pes.");
  await pass(page, 999);
  expect(posts).toEqual([]);
  await pass(page, 1);
  await said(page, "Saved");
  expect(posts).toHaveLength(1);
  expect(draftWith("text_content", "We fix pipes.")).toMatchObject({ saved_at: null });
  expectQuiet();
});

it("saves when a field is left, only what has changed, and a reload brings it back", async () => {
  const { page, expectQuiet } = await open();
  const posts = saves(page);
  await page.getByLabel("Brand colors").fill("navy and copper");
  await about(page).focus();
  await said(page, "Saved");
  await about(page).fill("Left behind");
  await page.getByLabel("Brand colors").focus();
  await until("the second field is saved", () => posts.length === 2);
  await said(page, "Saved");
  expect(posts[1]).toContain('name="textContent"');
  expect(posts[1]).not.toContain('name="brandColors"');
  await page.reload();
  await hydrated(page, true);
  expect(await page.getByLabel("Brand colors").inputValue()).toBe("navy and copper");
  expect(await about(page).inputValue()).toBe("Left behind");
  expectQuiet();
});

it("says that it is not saved while the site cannot be reached, and catches up at the next change", async () => {
  const { page, expectQuiet } = await open();
  await page.context().setOffline(true);
  await page.getByLabel("Business name").fill("Offline & Sons");
  await about(page).focus();
  await said(page, "Not saved yet");
  await page.context().setOffline(false);
  await about(page).fill("Back again");
  await page.getByLabel("Business name").focus();
  await said(page, "Saved");
  expect(draftWith("business_name", "Offline & Sons")?.text_content).toBe("Back again");
  expectQuiet(/ERR_INTERNET_DISCONNECTED/);
});

it("takes what was typed before the scripts ran", async () => {
  const { page } = await visit(browser, { scripts: true });
  const letGo = await hold(page, "**/build/**/*.js");
  await page.goto(`${site.url}/onboarding`, { waitUntil: "commit" });
  await about(page).fill("Typed early");
  letGo();
  await hydrated(page, true);
  await until("it is saved", () => Boolean(draftWith("text_content", "Typed early")));
  expect(await about(page).inputValue()).toBe("Typed early");
});

it("shows a page that stayed open what another device saved, and overwrites none of it", async () => {
  const { link, order } = await paidOrder(site);
  const [{ page: phone }, { page: desk }] = [await open(link), await open(link, sharedVisit)];
  await desk.getByLabel("Brand colors").fill("navy");
  await about(desk).fill("From the desk");
  await desk.getByLabel("Choose files").setInputFiles([logo]);
  await desk.getByRole("button", { name: "Save and finish later" }).click();
  await desk.getByRole("heading", { name: "Saved for later" }).waitFor();

  await phone.getByLabel("Brand colors").fill("green");
  await turn(phone, "visible");
  await expect.poll(() => about(phone).inputValue()).toBe("From the desk");
  await phone.getByRole("list", { name: "Your files" }).getByText("logo.png").waitFor();
  expect(await phone.getByLabel("Brand colors").inputValue()).toBe("green");
  await phone.getByText("4 of 5 done").waitFor();
  await phone.getByRole("button", { name: "Send everything" }).click();
  await phone.getByRole("heading", { name: "Thank You!" }).waitFor();
  const [inquiry] = site.rows<Record<string, string>>(
    "select * from inquiries where order_id = ?",
    order.id,
  );
  expect(inquiry?.project_description).toBe("From the desk");
  expect(inquiry?.assets_description).toContain("green");
  expect(inquiry?.file_urls).toContain("logo.png");
});

it("ticks off the checklist when typing pauses and when files are chosen, and leaves the focus at a file not taken; sending leads to the summary", async () => {
  const { page } = await open();
  const checklist = page.getByRole("region", { name: "What we need from you" });
  const count = checklist.getByRole("status");
  expect(await count.innerText()).toBe("0 of 5 done");
  await page.getByLabel("Choose files").setInputFiles([logo]);
  await expect.poll(() => count.innerText()).toBe("1 of 5 done");
  await about(page).fill("We fix pipes.");
  await expect.poll(() => count.innerText()).toBe("2 of 5 done");
  await about(page).fill("");
  await page.getByRole("button", { name: "Remove logo.png" }).click();
  await expect.poll(() => count.innerText()).toBe("0 of 5 done");

  const input = page.getByLabel("Choose files");
  await input.focus();
  await input.setInputFiles([
    { name: "movie.mp4", mimeType: "video/mp4", buffer: Buffer.from("x") },
  ]);
  const alert = page.getByRole("alert");
  await alert.getByText("movie.mp4: File type not allowed.").waitFor();
  expect(await input.evaluate((it) => it === document.activeElement)).toBe(true);
  const distance = await alert.evaluate(
    (it, id) =>
      it.getBoundingClientRect().top - document.getElementById(id)!.getBoundingClientRect().bottom,
    "onboarding-files",
  );
  expect(distance).toBeLessThan(200);
  await page.getByRole("button", { name: "Send everything" }).click();
  await alert.getByText("Enter your business name").waitFor();
  expect(await alert.evaluate((it) => it === document.activeElement)).toBe(true);
});
