import { describe, expect, test } from "vitest";
import { withSeparators } from "~/content/price-texts";
import { hiddenFields, textOf } from "../support/http/http-client";
import { fieldValues, filledIn, openedClient, SCRIPTS } from "../support/assets/onboarding-client";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const tooLong = `About your business must be at most ${withSeparators(20_000)} characters`;
const cut = `${tooLong}. What came after the first ${withSeparators(80_000)} was cut off`;

// tests/unit/asset-schema.test.ts has every rule, and tests/hostile/tables/onboarding-fields.ts sends hostile values.
test("empty required fields of the onboarding form each get a message, in the summary and under the field", async () => {
  const client = await openedClient(site);
  const empty = { businessName: "", email: "", textContent: " \t " };
  const answer = await client.send([], { ...filledIn, ...empty });
  expect(answer.status).toBe(422);
  for (const message of [
    "Enter your business name",
    "Enter your email address",
    "Tell us about your business",
  ]) {
    expect(answer.body.split(`>${message}`), message).toHaveLength(2 + 1);
  }
  expect(answer.body).toMatch(/<a href="#onboarding-[a-zA-Z]+"/);
  expect(answer.body.match(/aria-invalid="true"/g)).toHaveLength(3);
});

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
    const saving = await client.send([], { ...fields, intent: "autosave" }, SCRIPTS);
    expect(saving.status).toBe(422);
  });
});

test("the onboarding form states the limits of its long texts without scripts", async () => {
  const page = textOf(await (await openedClient(site)).open());
  expect(page).toContain(`Up to ${withSeparators(20_000)} characters`);
  expect(page).toContain(`Up to ${withSeparators(2_000)} characters`);
});

test("the pages that show an invalid onboarding form again contain what was typed in its field, and once more as what the next text is typed over", async () => {
  const client = await openedClient(site);
  const fields = { ...filledIn, email: "nobody", textContent: "boilers-by-marlow" };
  const answer = await client.send([], fields);
  expect(answer.status).toBe(422);
  expect(fieldValues(answer.body)).toEqual(fields);
  for (const page of [answer.body, await client.open()]) {
    expect(page.split(fields.textContent)).toHaveLength(1 + 2);
    expect(hiddenFields(page)["was-textContent"]).toBe(fields.textContent);
  }
});

test("the page that answers an oversized form of escaped characters stays below 600 kB", async () => {
  const client = await openedClient(site);
  const all = Object.fromEntries(Object.keys(filledIn).map((name) => [name, "&".repeat(100_000)]));
  await client.send([], all);
  const answer = await client.send([], all);
  expect(answer.status).toBe(422);
  expect(Buffer.byteLength(answer.body)).toBeLessThan(600_000);
});
