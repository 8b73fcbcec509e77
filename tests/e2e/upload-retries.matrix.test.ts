import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { TRIES } from "~/assets/upload-queue";
import { hold } from "../support/browser";
import { pass } from "../support/clock";
import { fillAssets, press, sendAssets } from "../support/orders/filled-forms";
import { accessibilityProblems } from "../support/pages/axe";
import { site } from "../support/pages/open";
import {
  choose,
  count,
  expectToast,
  filesOf,
  logo,
  many,
  open,
  POSTS,
  refusedFiles,
  rows,
  thanks,
} from "../support/pages/uploads-page";
import { supportEmail } from "../support/site";
import { often as it, rarely } from "../support/rarely";

const LOST = "The connection is gone. We keep trying.";

/** A page with a stopped clock. Its uploads get these answers one after another, and then reach the site. */
async function openWith(answers: readonly ("no answer" | object)[]) {
  const visited = await open({ frozen: true });
  let posts = 0;
  await visited.page.route(POSTS, (route) => {
    const answer = answers[posts];
    posts += 1;
    if (answer === undefined) return route.continue();
    return answer === "no answer" ? route.abort() : route.fulfill(answer);
  });
  return { ...visited, posts: () => posts };
}

it("a lost upload is tried again after 2, 4, 8, 16, 32, 60 and 60 seconds, and then only when the visitor asks", async () => {
  const { page, posts, expectQuiet } = await openWith(Array<"no answer">(TRIES).fill("no answer"));
  await choose(page, [logo("a.png")]);
  for (const [index, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
    await rows(page).getByText(LOST).waitFor();
    await pass(page, seconds * 1000 - 1);
    expect(posts()).toBe(index + 1);
    await pass(page, 1);
    await expect.poll(posts).toBe(index + 2);
  }
  await rows(page).getByText("It did not arrive.").waitFor();
  await expectToast(page, "Submission Failed", "Please try again or contact support.");
  await pass(page, 3_600_000);
  expect(posts()).toBe(TRIES);
  await page.getByRole("button", { name: "Send again a.png" }).click();
  await count(page, "1 file: 1 saved");
  expectQuiet(/ERR_FAILED/);
});

it("a file that is taken out after its answer was lost is removed from the site that has stored it", async () => {
  const { page, expectQuiet } = await open({ frozen: true });
  // A browser whose requests are routed reports no progress.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const all = { lengthComputable: true, loaded: 1, total: 1 };
      this.upload.dispatchEvent(new ProgressEvent("progress", all));
      send.call(this, body);
    };
  });
  await page.route(
    POSTS,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await choose(page, [logo("taken-out.png")]);
  await rows(page).getByText(LOST).waitFor();
  const stored = () =>
    site.rows("select id from uploads where name = 'taken-out.png' and state = 'stored'").length;
  expect(stored()).toBe(1);
  await page.getByRole("button", { name: "Remove taken-out.png" }).click();
  await pass(page, 2_000);
  await expect.poll(stored).toBe(0);
  expect(await rows(page).count()).toBe(0);
  expectQuiet(/ERR_FAILED/);
});

rarely(
  "a site that has had too many requests gets no file before the time that it asks for",
  async () => {
    const busy = {
      status: 429,
      headers: { "Retry-After": "90", "X-Remix-Response": "yes" },
      json: { refused: 429 },
    };
    const { page, posts, expectQuiet } = await openWith([busy]);
    await choose(page, [logo("a.png")]);
    await rows(page).getByText("We cannot take files right now.").waitFor();
    await choose(page, [logo("b.png")]);
    await page.getByText("2 files: 2 waiting", { exact: true }).waitFor();
    await pass(page, 89_999);
    expect(posts()).toBe(1);
    await pass(page, 1);
    await page.getByText("2 files: 2 saved", { exact: true }).waitFor();
    expectQuiet(/status of 429/);
  },
);

rarely("a file that a proxy finds too large is refused and not sent again", async () => {
  const { page, posts, expectQuiet } = await openWith([{ status: 413, body: "too large" }]);
  await choose(page, [logo("a.png")]);
  await refusedFiles(page).getByText("That was too much to send").waitFor();
  await pass(page, 3_600_000);
  expect(posts()).toBe(1);
  expectQuiet(/status of 413/);
});

rarely(
  "a file that changes on the disk before its turn is named at once and not sent again",
  async () => {
    const { page, expectQuiet } = await open();
    const folder = mkdtempSync(join(tmpdir(), "sitewright-"));
    const paths = many(4).map(({ name, buffer }) => {
      writeFileSync(join(folder, name), buffer);
      return join(folder, name);
    });
    await page.route(POSTS, (route) => {
      // Chromium compares the seconds of the time of the last change.
      utimesSync(paths[3]!, 0, 0);
      return route.continue();
    });
    await choose(page, paths);
    await rows(page).getByText("It has changed or is gone. Please choose it again.").waitFor();
    await page.getByText("4 files: 3 saved, 1 not sent", { exact: true }).waitFor();
    rmSync(folder, { recursive: true });
    expectQuiet(/ERR_UPLOAD_FILE_CHANGED/);
  },
);

rarely(
  "a file waits for the visitor when the code that sends it did not load, and loads it again",
  async () => {
    const { page, expectQuiet } = await open();
    await page.route("**/upload-queue-*.js", (route) => route.abort());
    await choose(page, [logo("a.png")]);
    await rows(page).getByText("It did not arrive.").waitFor();
    await page.unroute("**/upload-queue-*.js");
    await page.getByRole("button", { name: "Send again a.png" }).click();
    await count(page, "1 file: 1 saved");
    expectQuiet(/ERR_FAILED/);
  },
);

rarely("a file of a page whose token the site does not know waits for the visitor", async () => {
  const { page, expectQuiet } = await open();
  await page.route(POSTS, (route) => {
    const body = route.request().postDataBuffer()?.toString("latin1") ?? "";
    const stale = body.replace(/(name="token"\r\n\r\n)\S+/, "$1not-one-of-ours");
    return route.continue({ postData: Buffer.from(stale, "latin1") });
  });
  await choose(page, [logo("a.png")]);
  await rows(page).getByText("This page was open for too long. Send everything again.").waitFor();
  expectQuiet(/status of 422/);
});

it("a form that is sent while its line is lost waits for the line", async () => {
  const { page, expectQuiet } = await open();
  await fillAssets(page, "Lost line");
  await choose(page, [logo("a.png")]);
  await count(page, "1 file: 1 saved");
  await page.getByText("Answers saved").waitFor();
  await page.context().setOffline(true);
  await choose(page, [logo("b.png")]);
  await rows(page).getByText("The connection is gone. We keep trying.").waitFor();
  await count(page, "2 files: 1 saved, 1 waiting");
  await press(page, "Send everything");
  await page.getByRole("button", { name: "Uploading 1/2..." }).waitFor();
  await page.context().setOffline(false);
  await thanks(page).waitFor();
  expect(filesOf("Lost line")).toEqual(["a.png", "b.png"]);
  expectQuiet(/ERR_INTERNET_DISCONNECTED/);
});

it("a file that the bucket does not take holds the form until it arrives or is removed", async () => {
  const { page, expectQuiet } = await open();
  site.sandbox.s3.fail({ match: "stuck.png", status: 503 });
  await fillAssets(page, "Stuck");
  await choose(page, [logo("fine.png"), logo("stuck.png")]);
  await count(page, "2 files: 1 saved, 1 not sent");
  await expectToast(page, "Submission Failed", "Please try again or contact support.");
  await rows(page).getByText("It did not arrive. Send it again.").waitFor();
  expect(await accessibilityProblems(page, true)).toEqual([]);
  await press(page, "Send everything");
  const alert = page.getByRole("alert");
  await alert.getByText("Submission Failed").waitFor();
  expect(await alert.innerText()).toContain(supportEmail);
  expect(filesOf("Stuck")).toEqual([]);
  await press(page, "Remove stuck.png");
  await sendAssets(page);
  expect(filesOf("Stuck")).toEqual(["fine.png"]);
  expectQuiet(/status of 502/);
});

it("leaving the page asks first while a file is on its way or has failed, and no longer once all have arrived", async () => {
  const { page, expectQuiet } = await open();
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const leave = () => page.evaluate(() => location.assign("/privacy-policy"));
  const release = await hold(page, POSTS);
  await page.getByLabel("Business name").click();
  await choose(page, [logo("a.png")]);
  await rows(page).getByText("Uploading").waitFor();
  await leave();
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  expect(page.url()).toContain("/onboarding");
  release();
  await count(page, "1 file: 1 saved");
  // One that has not arrived waits for the visitor.
  const heal = site.sandbox.s3.fail({ match: "failed.png", status: 503 });
  await choose(page, [logo("failed.png")]);
  await count(page, "2 files: 1 saved, 1 not sent");
  await leave();
  await expect.poll(() => asked).toEqual(["beforeunload", "beforeunload"]);
  heal();
  await press(page, "Send again failed.png");
  await count(page, "2 files: 2 saved");
  await leave();
  await page.waitForURL("**/privacy-policy");
  expect(asked).toHaveLength(2);
  expectQuiet(/status of 502/);
});
