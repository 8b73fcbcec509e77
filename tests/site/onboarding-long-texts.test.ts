import { describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import {
  fieldValues,
  filledIn,
  OnboardingClient,
  SCRIPTS,
} from "../support/assets/onboarding-client";
import { sharedSite } from "../support/site";

const site = await sharedSite();

async function opened() {
  const client = new OnboardingClient(site);
  await client.open();
  return client;
}

const tooLong = "About your business must be at most 20,000 characters";
const cut = `${tooLong}. What came after the first 80,000 was cut off`;

describe("a text that is too long", () => {
  test.each([
    ["of one byte each", "x"],
    ["of three bytes each", "漢"],
    ["that are each sent as two", "\n"],
  ])("comes back whole up to four times its limit, in characters %s", async (_, character) => {
    const client = await opened();
    const textContent = `a${character.repeat(79_998)}z`;
    const answer = await client.send([], { ...filledIn, textContent });
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain(tooLong);
    expect(answer.body).not.toContain("cut off");
    expect(fieldValues(answer.body)).toEqual({ ...filledIn, textContent });
  });

  test("is cut beyond that, not within a character, and the form says so and goes on", async () => {
    const client = await opened();
    const textContent = `${"x".repeat(79_999)}😀 and more`;
    const answer = await client.send([], { ...filledIn, textContent });
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain(cut);
    expect(fieldValues(answer.body).textContent).toBe("x".repeat(79_999));
    expect((await client.send()).status).toBe(303);
  });

  test("is not put aside without a word either", async () => {
    const client = await opened();
    const fields = { ...filledIn, textContent: "x".repeat(1_000_000) };
    const answer = await client.send([], { ...fields, intent: "save" });
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain(cut);
    const saving = await client.postFiles(SCRIPTS, {
      ...client.hidden,
      ...{ ...fields, intent: "autosave" },
    });
    expect(saving.status).toBe(422);
  });
});

test("the form counts its long texts, and names their limits without scripts", async () => {
  const page = textOf(await (await opened()).open());
  expect(page).toContain("Up to 20,000 characters");
  expect(page).toContain("Up to 2,000 characters");
});
