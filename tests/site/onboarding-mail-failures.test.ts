import { beforeEach, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { filledIn, OnboardingClient, SCRIPTS } from "../support/assets/onboarding-client";
import { sharedSite, teamEmail } from "../support/site";
import { png } from "../support/assets/upload-samples";
import { impatientWithJobs } from "../support/faults/fault-rows";
import { outboxEmptied } from "../support/faults/outbox";

const site = await sharedSite({ env: impatientWithJobs });
let client: OnboardingClient;
beforeEach(async () => {
  // The next try of a mail left pending would meet the failures that a later test asks for.
  site.execute("update outbox set state = 'failed' where state = 'pending'");
  client = new OnboardingClient(site);
  await client.open();
});

const logo = { name: "logo.png", bytes: png };
const warning = "Assets saved but email notification failed. We'll contact you soon.";
const mailsTo = (businessName: string) =>
  site.sandbox.postmark.mails.filter(({ Subject }) => Subject?.includes(businessName));

test("a mail that fails once is a warning to the visitor, and goes out with the next try, once", async () => {
  site.sandbox.postmark.fail({ match: "/email", times: 1, status: 500 });
  const answer = await client.send([logo], { ...filledIn, businessName: "Once Ltd" });
  expect(answer.status).toBe(303);
  const text = textOf(await client.follow(answer));
  expect(text).toContain("Thank You!");
  expect(text).toContain("Warning");
  expect(text).toContain(warning);
  expect(text).not.toContain("Assets Submitted!");
  expect(mailsTo("Once Ltd")).toHaveLength(0);

  await outboxEmptied(site);
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
] as const)("when %s the submission completes with the warning", async (_, fault) => {
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

test("when the attachments cannot be read the submission completes with the warning", async () => {
  site.sandbox.s3.fail({ match: "GET ", status: 500 });
  const answer = await client.send([logo]);
  expect(answer.status).toBe(303);
  expect(textOf(await client.follow(answer))).toContain(warning);
});

test("a form posted again after a failed mail makes no second inquiry and no second mail", async () => {
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

test("the scripts are led to the same page", async () => {
  site.sandbox.postmark.fail({ match: "/email", status: 500 });
  const answer = await client.send([logo], filledIn, SCRIPTS);
  expect(answer.headers.get("X-Remix-Redirect")).toMatch(/^\/onboarding\?.*notified=0/);
});

test("what went wrong is in the log, without names, addresses or texts", () => {
  const lines = site.output();
  expect(lines).toContain("mail not sent");
  for (const value of ["logo.png", filledIn.email, "Twice Ltd", "boilers", teamEmail]) {
    expect(lines).not.toContain(value);
  }
});
