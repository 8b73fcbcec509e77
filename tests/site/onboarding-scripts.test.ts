import { beforeEach, expect, test } from "vitest";
import {
  fieldValues,
  filledIn,
  namesListed,
  OnboardingClient,
  SCRIPTS,
} from "../support/assets/onboarding-client";
import { forgedTokens } from "../support/assets/onboarding-tokens";
import { bytesOf, pdf, png } from "../support/assets/upload-samples";
import { sharedSite } from "../support/site";

const site = await sharedSite();
let client: OnboardingClient;
beforeEach(async () => {
  client = new OnboardingClient(site);
  await client.open();
});

interface Body {
  files: { id: string; name: string; size: number }[];
  problems: { title: string; description: string; style: string }[];
  fieldErrors: Record<string, string>;
  repopulateFields?: Record<string, string>;
  token: string;
}

const logo = { name: "logo.png", bytes: png };
const upload = { intent: "upload" };
const parsed = (body: string) => JSON.parse(body) as Body;

test("the scripts upload a file before submission and get 200 with the stored files", async () => {
  const answer = await client.send([logo], upload, SCRIPTS);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  const { files, problems } = parsed(answer.body);
  expect(files).toEqual([{ id: expect.any(String), name: "logo.png", size: png.length }]);
  expect(problems).toEqual([]);
});

test("files that the scripts upload at the same time are all stored", async () => {
  const files = Array.from({ length: 6 }, (_, i) => ({
    name: `note-${i}.txt`,
    bytes: bytesOf(`note ${i}`),
  }));
  const answers = await Promise.all(files.map((file) => client.send([file], upload, SCRIPTS)));
  for (const { status } of answers) expect(status).toBe(200);
  expect(namesListed(await client.page("/onboarding"))).toEqual(files.map(({ name }) => name));
});

test("files that the scripts upload at the same time never exceed the limit of 50", async () => {
  const note = (i: number) => ({ name: `note-${i}.txt`, bytes: bytesOf(`note ${i}`) });
  await client.send(
    Array.from({ length: 48 }, (_, i) => note(i)),
    upload,
  );
  const late = [100, 101, 102, 103, 104].map(note);
  const answers = await Promise.all(late.map((file) => client.send([file], upload, SCRIPTS)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422]);
  for (const { body } of answers.filter(({ status }) => status === 422)) {
    expect(parsed(body).problems.map(({ description }) => description)).toEqual([
      "You can only upload 50 files total. You have 0 slots remaining.",
    ]);
  }
  expect(namesListed(await client.page("/onboarding"))).toHaveLength(50);
});

test("a file uploaded before submission leaves saved fields unchanged", async () => {
  await client.send([], { ...filledIn, intent: "upload" });
  await client.send([logo], upload, SCRIPTS);
  const html = await client.page("/onboarding");
  expect(fieldValues(html)).toEqual(filledIn);
  expect(namesListed(html)).toEqual(["logo.png"]);
});

test("a file uploaded before submission is part of it", async () => {
  await client.send([logo], upload, SCRIPTS);
  const answer = await client.send([], filledIn, SCRIPTS);
  expect(answer.headers.get("X-Remix-Redirect")).toMatch(/^\/onboarding\?/);
  expect(client.inquiries().at(-1)?.file_urls).toContain("logo.png");
});

test("the scripts get 422 with the catalog's message for a refused file", async () => {
  const answer = await client.send([{ name: "logo.png", bytes: pdf }], upload, SCRIPTS);
  expect(answer.status).toBe(422);
  expect(answer.headers.get("X-Remix-Response")).toBe("yes");
  expect(parsed(answer.body).problems).toEqual([
    {
      title: "Invalid file",
      description:
        "logo.png: File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.",
      style: "destructive",
    },
  ]);
});

test("the scripts get 422 with messages, values and files for invalid fields", async () => {
  const answer = await client.send([logo], { ...filledIn, email: "x" }, SCRIPTS);
  expect(answer.status).toBe(422);
  expect(answer.headers.get("X-Remix-Response")).toBe("yes");
  const body = parsed(answer.body);
  expect(body.fieldErrors).toEqual({ email: "Invalid email address" });
  expect(body.repopulateFields).toEqual({ ...filledIn, email: "x" });
  expect(body.files.map(({ name }) => name)).toEqual(["logo.png"]);
});

test("removing a file returns the remaining ones to the scripts", async () => {
  const first = await client.send([logo, { name: "flyer.pdf", bytes: pdf }], upload, SCRIPTS);
  const { files } = parsed(first.body);
  const id = files.find(({ name }) => name === "logo.png")?.id;
  const answer = await client.send([], { intent: `remove:${id}` }, SCRIPTS);
  expect(answer.status).toBe(200);
  expect(parsed(answer.body).files.map(({ name }) => name)).toEqual(["flyer.pdf"]);
});

test("the scripts get 422 and a new, valid token for a forged one, and the file is not stored", async () => {
  for (const [, forged] of forgedTokens(client.hidden.token ?? "")) {
    client.hidden.token = forged;
    const answer = await client.send([logo], upload, SCRIPTS);
    expect(answer.status).toBe(422);
    const body = parsed(answer.body);
    expect(body.files).toEqual([]);
    expect(body.problems.map(({ title }) => title)).toContain("This form was open for too long");
    client.hidden.token = body.token;
    const again = await client.send([logo], upload, SCRIPTS);
    expect(again.status).toBe(200);
  }
});
