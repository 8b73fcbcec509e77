import { describe, expect, test } from "vitest";
import { timelineLabel, timelines } from "~/ordering/order-fields";
import { orderSchema, orderValidator } from "~/ordering/order-schema";

const good = {
  name: "Al",
  email: "a@b.co",
  project: "Ten chars.",
  assets: "x",
  timeline: "week",
  budget: "",
};
const errorsOf = async (fields: Record<string, unknown>) =>
  (await orderValidator.validate({ ...good, ...fields })).error?.fieldErrors ?? {};
const of = (length: number) => "x".repeat(length);
const address = (length: number) => {
  const domain = `${of(60)}.${of(60)}.${of(60)}.com`;
  return `${of(length - domain.length - 1)}@${domain}`;
};

describe("the order form", () => {
  test.each([
    ["a name of 1 character", "name", of(2), of(1), "Name must be at least 2 characters"],
    ["a name of 101 characters", "name", of(100), of(101), "Name must be less than 100 characters"],
    [
      "an email address without a top-level domain",
      "email",
      "a@b.co",
      "a@b",
      "Invalid email address",
    ],
    [
      "an email address of 256 characters",
      "email",
      address(255),
      address(256),
      "Email must be less than 255 characters",
    ],
    [
      "a project of 9 characters",
      "project",
      of(10),
      of(9),
      "Project description must be at least 10 characters",
    ],
    [
      "a project of 2001 characters",
      "project",
      of(2000),
      of(2001),
      "Project description must be less than 2000 characters",
    ],
    ["empty assets", "assets", of(1), "", "Please describe your assets"],
    [
      "assets of 501 characters",
      "assets",
      of(500),
      of(501),
      "Description must be less than 500 characters",
    ],
    ["an empty timeline", "timeline", "flexible", "", "Please select a timeline"],
    ["an unknown timeline", "timeline", "urgent", "tomorrow", "Please select a timeline"],
    [
      "a budget of 51 characters",
      "budget",
      of(50),
      of(51),
      "Budget must be less than 50 characters",
    ],
  ])(
    "refuses %s with its message, and accepts a valid value",
    async (_, field, within, beyond, message) => {
      expect(await errorsOf({ [field]: within })).toEqual({});
      expect(await errorsOf({ [field]: beyond })).toEqual({ [field]: message });
    },
  );
});

test("trims values before it measures them", async () => {
  expect(await errorsOf({ name: " A ", assets: "  " })).toEqual({
    name: "Name must be at least 2 characters",
    assets: "Please describe your assets",
  });
  expect(await errorsOf({ name: `  ${of(100)}  `, project: ` ${of(2000)}\n` })).toEqual({});
  expect(orderSchema.parse({ ...good, name: " Al ", email: " a@b.co " })).toMatchObject({
    name: "Al",
    email: "a@b.co",
  });
});

test("has a message for every required field when it is empty", async () => {
  const { error } = await orderValidator.validate({});
  expect(error?.fieldErrors).toEqual({
    name: "Name must be at least 2 characters",
    email: "Invalid email address",
    project: "Project description must be at least 10 characters",
    assets: "Please describe your assets",
    timeline: "Please select a timeline",
  });
});

test("reports only the first rule that a field breaks", async () => {
  expect(await errorsOf({ email: of(256) })).toEqual({ email: "Invalid email address" });
});

test("treats an empty or blank budget as absent", () => {
  expect(orderSchema.parse(good).budget).toBeUndefined();
  expect(orderSchema.parse({ ...good, budget: "  " }).budget).toBeUndefined();
  expect(orderSchema.parse({ ...good, budget: " $2k " }).budget).toBe("$2k");
});

test("offers the timelines of the specification", async () => {
  expect(timelines).toEqual([
    { value: "urgent", label: "ASAP (within 72 hours)" },
    { value: "week", label: "Within 1 week" },
    { value: "two-weeks", label: "Within 2 weeks" },
    { value: "month", label: "Within 1 month" },
    { value: "flexible", label: "Flexible" },
  ]);
  for (const { value, label } of timelines) {
    expect(await errorsOf({ timeline: value })).toEqual({});
    expect(timelineLabel(value)).toBe(label);
  }
  expect(timelineLabel("of old")).toBe("of old");
});
