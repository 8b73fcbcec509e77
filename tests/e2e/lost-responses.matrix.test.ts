import type { Page, Route } from "playwright";
import { describe, expect, it } from "vitest";
import { STILL_MS } from "~/assets/send-file";
import { ANSWER_MS } from "~/layout/form-response";
import { hydrated } from "../support/browser";
import { visit } from "../support/visit";
import { fillAssets, fillOrder, sendAssets, press } from "../support/orders/filled-forms";
import { logo } from "../support/assets/sample-files";
import { browser, openAlone, site, toast } from "../support/pages/open";
import { ofThisRun } from "../support/this-run";
import { supportEmail } from "../support/site";
import { rarely } from "../support/rarely";

/** What the scripts' post may get when the site's response is lost. */
const lostResponses: { loss: string; respond: (route: Route) => Promise<void> }[] = [
  { loss: "the connection breaks", respond: (route) => route.abort("connectionreset") },
  {
    loss: "a proxy answers with its own page",
    respond: (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  },
  {
    loss: "a proxy answers in JSON",
    respond: (route) => route.fulfill({ status: 503, json: { error: "no upstream" } }),
  },
  {
    loss: "a captive portal answers with its own page",
    respond: (route) => route.fulfill({ contentType: "text/html", body: "<h1>Welcome</h1>" }),
  },
];
const complaints = [/ERR_CONNECTION_RESET/, /status of 50[23]/];

const POSTS = "**/*?*_data=*";
const files = (page: Page) => page.getByRole("list", { name: "Your files" });

describe.each(ofThisRun(lostResponses, ({ loss }) => loss === "the connection breaks"))(
  "when $loss",
  ({ respond }) => {
    it("the order form keeps its values, reports the failure and can be sent again", async () => {
      const { page, expectQuiet } = await openAlone("/contact");
      await fillOrder(page);
      await page.route(POSTS, respond);
      const send = page.getByRole("button", { name: "Continue to payment" });
      await send.click();
      await toast(page).getByText("Something went wrong").waitFor();
      const alert = page.getByRole("alert");
      expect(await alert.innerText()).toContain(`Please email us directly at ${supportEmail}.`);
      expect(await page.getByLabel("Your project").inputValue()).toBe("A plumber's site for Leeds");
      expect(await page.getByLabel("Timeline").inputValue()).toBe("flexible");
      expect(await send.isEnabled()).toBe(true);

      await page.unroute(POSTS);
      await send.click();
      await page.waitForURL(/\/sandbox\/checkout\//);
      expectQuiet(...complaints, /Something went wrong/);
    });

    it("the onboarding form keeps its values and files, sends a lost upload again by itself, and reports a failed removal or submission", async () => {
      const { page, expectQuiet } = await openAlone("/onboarding");
      await fillAssets(page, "Lost and found");
      await page.route(POSTS, respond);
      await page.getByLabel("Choose files").setInputFiles([logo]);
      await files(page).getByText("The connection is gone.").waitFor();
      await page.getByText("1 file: 1 waiting").waitFor();
      expect(await files(page).innerText()).toContain("logo.png");

      await page.unroute(POSTS);
      await page.evaluate(() => void dispatchEvent(new Event("online")));
      await page.getByText("1 file: 1 saved").waitFor();

      await page.route(POSTS, respond);
      await press(page, "Remove logo.png");
      await toast(page).getByText("Submission Failed").waitFor();
      await press(page, "Dismiss");
      await press(page, "Save and finish later");
      await toast(page).getByText("Submission Failed").waitFor();
      expect(await files(page).innerText()).toContain("logo.png");
      expect(await page.getByLabel("About your business").inputValue()).toBe("We fix pipes.");

      await page.unroute(POSTS);
      await sendAssets(page);
      expectQuiet(...complaints);
    });
  },
);

describe("when no response ever comes", () => {
  /** A page with a stopped clock on which posts get no response until they are unrouted. */
  async function unanswered(path: string) {
    const visited = await visit(browser, { scripts: true });
    const { page } = visited;
    await page.clock.install();
    await page.goto(site.url + path);
    await hydrated(page, true);
    await page.route(POSTS, () => undefined);
    /** The wait ends exactly then. */
    const waits = async (ms: number, busy: string) => {
      await page.getByRole("button", { name: busy }).first().waitFor();
      await page.clock.fastForward(ms - 1000);
      expect(await page.getByRole("button", { name: busy }).first().isDisabled()).toBe(true);
      await page.clock.fastForward(1000);
    };
    return { ...visited, waits };
  }

  it("the order form can be used again after a minute", async () => {
    const { page, waits, expectQuiet } = await unanswered("/contact");
    await fillOrder(page);
    const send = page.getByRole("button", { name: "Continue to payment" });
    await send.click();
    await waits(ANSWER_MS, "Processing...");
    await page.getByRole("alert").getByText("Something went wrong").waitFor();
    expect(await page.getByLabel("Your project").inputValue()).toContain("Leeds");
    await page.unroute(POSTS);
    await send.click();
    await page.waitForURL(/\/sandbox\/checkout\//);
    expectQuiet(/Something went wrong/);
  });

  rarely(
    "the onboarding form can be used again after a minute, and an upload that stands still for five is sent again",
    async () => {
      const { page, waits } = await unanswered("/onboarding");
      await fillAssets(page, "Never answered");
      await page.getByLabel("Choose files").setInputFiles([logo]);
      await files(page).getByText("Uploading 0%").waitFor();
      await page.clock.fastForward(STILL_MS - 1000);
      expect(await files(page).innerText()).toContain("Uploading 0%");
      await page.clock.fastForward(1000);
      await files(page).getByText("The connection is gone.").waitFor();

      await page.unroute(POSTS);
      await page.clock.fastForward(2000);
      await page.getByText("1 file: 1 saved").waitFor();
      await page.route(POSTS, () => undefined);
      const send = page.getByRole("button", { name: "Send everything" });
      await send.click();
      await waits(ANSWER_MS, "Uploading 1/1...");
      await page.getByRole("alert").getByText("Submission Failed").waitFor();
      await page.unroute(POSTS);
      await send.click();
      await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    },
  );
});

it("autosave continues after a submission whose response was lost", async () => {
  const { page, expectQuiet } = await openAlone("/onboarding");
  await page.route(POSTS, (route) => route.abort());
  await fillAssets(page, "Still saving");
  await press(page, "Send everything");
  await toast(page).getByText("Submission Failed").waitFor();
  await page.getByText("Answers not saved yet").waitFor();
  await page.unroute(POSTS);
  await page.getByLabel("Brand colors").fill("navy");
  await page.getByLabel("Business name").focus();
  await page.getByText("Answers saved").waitFor();
  expect(
    site.rows("select text_content as text from drafts where business_name = ?", "Still saving"),
  ).toEqual([{ text: "We fix pipes." }]);
  expectQuiet(/ERR_FAILED/);
});

it("a lost response does not undo what an earlier response brought", async () => {
  const { page, expectQuiet } = await openAlone("/onboarding");
  await fillAssets(page, "Two tries");
  const isForm = (route: Route) => !route.request().postData()?.includes('name="intent"');
  await page.route(POSTS, (route) => {
    const body = route.request().postData() ?? "";
    const stale = body.replace(/(name="token"\r\n\r\n)\S+/, "$1not-one-of-ours");
    return route.continue(isForm(route) ? { postData: stale } : {});
  });
  const send = page.getByRole("button", { name: "Send everything" });
  await send.click();
  await toast(page).getByText("This form was open for too long").waitFor();
  await page.unroute(POSTS);
  await page.getByLabel("Choose files").setInputFiles([logo]);
  // The file arrives, but the form after it does not.
  await page.route(POSTS, (route) => (isForm(route) ? route.abort() : route.continue()));
  await send.click();
  await toast(page).getByText("Submission Failed").waitFor();
  await page.getByText("1 file: 1 saved").waitFor();
  await page.unroute(POSTS);
  await send.click();
  await page.getByRole("heading", { name: "Thank You!" }).waitFor();
  const [inquiry] = site.rows<{ file_urls: string }>(
    "select file_urls from inquiries where name = ?",
    "Two tries",
  );
  expect(inquiry?.file_urls).toContain("logo.png");
  expectQuiet(/status of 422/, /ERR_FAILED/);
});
