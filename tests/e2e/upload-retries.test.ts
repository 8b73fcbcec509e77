import type { Page } from "playwright";
import { expect, it } from "vitest";
import { TRIES } from "~/onboarding/upload-queue";
import { pass } from "../support/clock";
import {
  choose,
  expectToast,
  logo,
  open,
  POSTS,
  refusedFiles,
  rows,
} from "../support/pages/uploads-page";

const LOST = "The connection is gone. We keep trying.";
const saved = (page: Page) => page.getByText("1 file: 1 saved", { exact: true }).waitFor();

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
  const { page } = visited;
  return { ...visited, page, posts: () => posts };
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
  await saved(page);
  expectQuiet(/ERR_FAILED/);
});

it("a site that has had too many requests gets no file before the time that it asks for", async () => {
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
});

it("a file that a proxy finds too large is refused and not sent again", async () => {
  const { page, posts, expectQuiet } = await openWith([{ status: 413, body: "too large" }]);
  await choose(page, [logo("a.png")]);
  await refusedFiles(page).getByText("That was too much to send").waitFor();
  await pass(page, 3_600_000);
  expect(posts()).toBe(1);
  expectQuiet(/status of 413/);
});

it("a file waits for the visitor when the code that sends it did not load, and loads it again", async () => {
  const { page, expectQuiet } = await open();
  await page.route("**/upload-queue-*.js", (route) => route.abort());
  await choose(page, [logo("a.png")]);
  await rows(page).getByText("It did not arrive.").waitFor();
  await page.unroute("**/upload-queue-*.js");
  await page.getByRole("button", { name: "Send again a.png" }).click();
  await saved(page);
  expectQuiet(/ERR_FAILED/);
});

it("a file of a page whose token the site does not know waits for the visitor", async () => {
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
