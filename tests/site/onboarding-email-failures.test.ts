import { beforeEach, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { filledIn, OnboardingClient, SCRIPTS } from "../support/assets/onboarding-client";
import { sharedSite, teamEmail } from "../support/site";
import { png } from "../support/assets/upload-samples";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { waitForEmptyOutbox } from "../support/faults/outbox";

const site = await sharedSite({ env: shortTimeoutsWithJobs });
let client: OnboardingClient;
beforeEach(async () => {
  // A retry of a pending email would meet the failures planned by a later test.
  site.execute("update outbox set state = 'failed' where state = 'pending'");
  client = new OnboardingClient(site);
  await client.open();
});

const logo = { name: "logo.png", bytes: png };
const warning = "Assets saved but email notification failed. We'll contact you soon.";
const mailsTo = (businessName: string) =>
  site.sandbox.postmark.mails.filter(({ Subject }) => Subject?.includes(businessName));

test("a visitor is warned when the email about assets fails, and the email is sent by the next attempt, once", async () => {
  site.sandbox.postmark.fail({ match: "/email", times: 1, status: 500 });
  const answer = await client.send([logo], { ...filledIn, businessName: "Once Ltd" });
  expect(answer.status).toBe(303);
  const text = textOf(await client.follow(answer));
  expect(text).toContain("Thank You!");
  expect(text).toContain("Warning");
  expect(text).toContain(warning);
  expect(text).not.toContain("Assets Submitted!");
  expect(mailsTo("Once Ltd")).toHaveLength(0);

  await waitForEmptyOutbox(site);
  const mails = mailsTo("Once Ltd");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.Attachments?.map(({ Name }) => Name)).toEqual(["logo.png"]);
});

test.each([
  ["Postmark answers 500", { match: "/email", status: 500 }],
  ["Postmark answers 429", { match: "/email", status: 429 }],
  ["Postmark answers 422", { match: "/email", status: 422 }],
  ["Postmark ends the connection", { match: "/email", reset: "before" }],
  ["Postmark answers nonsense", { match: "/email", garbage: true }],
  ["Postmark never answers", { match: "/email", hang: true }],
] as const)("when %s the assets are submitted and the visitor is warned", async (_, fault) => {
  const before = client.inquiries().length;
  site.sandbox.postmark.fail(fault);
  const started = Date.now();
  const answer = await client.send([logo]);
  expect(answer.status).toBe(303);
  expect(Date.now() - started).toBeLessThan(3500);
  const text = textOf(await client.follow(answer));
  expect(text).toContain("Thank You!");
  expect(text).toContain(warning);
  expect(client.inquiries()).toHaveLength(before + 1);
});

test("when the attachments cannot be read the assets are submitted and the visitor is warned", async () => {
  site.sandbox.s3.fail({ match: "GET ", status: 500 });
  const answer = await client.send([logo]);
  expect(answer.status).toBe(303);
  expect(textOf(await client.follow(answer))).toContain(warning);
});

test("sending the form again after its email failed makes no second inquiry and no second email", async () => {
  site.sandbox.postmark.fail({ match: "/email", status: 500 });
  const before = client.inquiries().length;
  const named = { ...filledIn, businessName: "Twice Ltd" };
  await client.send([logo], named);
  const answer = await client.send([logo], named);
  expect(answer.status).toBe(303);
  expect(client.inquiries()).toHaveLength(before + 1);
  const queued = site.rows("select 1 from outbox where mail like '%Twice Ltd%'");
  expect(queued).toHaveLength(1);
});

test("the scripts are redirected to the page with the warning", async () => {
  site.sandbox.postmark.fail({ match: "/email", status: 500 });
  const answer = await client.send([logo], filledIn, SCRIPTS);
  expect(answer.headers.get("X-Remix-Redirect")).toMatch(/^\/onboarding\?.*notified=0/);
});

test("a failed email is logged without names, email addresses or texts", () => {
  const lines = site.output();
  expect(lines).toContain("mail not sent");
  for (const value of ["logo.png", filledIn.email, "Twice Ltd", "boilers", teamEmail]) {
    expect(lines).not.toContain(value);
  }
});
