import { describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { fieldValues, filledIn, SCRIPTS } from "../support/assets/onboarding-client";
import { openedClient } from "../support/assets/onboarding-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const tooLong = "About your business must be at most 20,000 characters";
const cut = `${tooLong}. What came after the first 80,000 was cut off`;

describe("a text above its limit in the onboarding form", () => {
  test.each([
    ["of one byte each", "x"],
    ["of three bytes each", "漢"],
    ["that browsers send as two", "\n"],
  ])(
    "is shown again in full up to four times the limit, in characters %s",
    async (_, character) => {
      const client = await openedClient(site);
      const textContent = `a${character.repeat(79_998)}z`;
      const answer = await client.send([], { ...filledIn, textContent });
      expect(answer.status).toBe(422);
      expect(textOf(answer.body)).toContain(tooLong);
      expect(answer.body).not.toContain("cut off");
      expect(fieldValues(answer.body)).toEqual({ ...filledIn, textContent });
    },
  );

  test("is cut beyond that between characters, with a message, and can be sent", async () => {
    const client = await openedClient(site);
    const textContent = `${"x".repeat(79_999)}😀 and more`;
    const answer = await client.send([], { ...filledIn, textContent });
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain(cut);
    expect(fieldValues(answer.body).textContent).toBe("x".repeat(79_999));
    expect((await client.send()).status).toBe(303);
  });

  test("is refused with a message by saving for later and by saving in the background", async () => {
    const client = await openedClient(site);
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

test("the onboarding form states the limits of its long texts without scripts", async () => {
  const page = textOf(await (await openedClient(site)).open());
  expect(page).toContain("Up to 20,000 characters");
  expect(page).toContain("Up to 2,000 characters");
});
