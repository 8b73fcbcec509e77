import { expect, test } from "vitest";
import { timelineLabel, timelines } from "~/orders/order-fields";
import { orderSchema, orderValidator } from "~/orders/order-schema";

const good = {
  ...{ name: "Al", email: "a@b.co", project: "Ten chars.", assets: "x", timeline: "week" },
  budget: "",
};
const errorsOf = async (fields: Record<string, unknown>) =>
  (await orderValidator.validate({ ...good, ...fields })).error?.fieldErrors ?? {};
const of = (length: number) => "x".repeat(length);
const address = (length: number) => {
  const domain = `${of(60)}.${of(60)}.${of(60)}.com`;
  return `${of(length - domain.length - 1)}@${domain}`;
};

test.each([
  ["name", "Name must be at least 2 characters", of(2), of(1)],
  ["name", "Name must be less than 100 characters", of(100), of(101)],
  ["email", "Invalid email address", "a@b.co", "a@b"],
  ["email", "Email must be less than 255 characters", address(255), address(256)],
  ["project", "Project description must be at least 10 characters", of(10), of(9)],
  ["project", "Project description must be less than 2000 characters", of(2000), of(2001)],
  ["assets", "Please describe your assets", of(1), ""],
  ["assets", "Description must be less than 500 characters", of(500), of(501)],
  ["timeline", "Please select a timeline", "flexible", ""],
  ["timeline", "Please select a timeline", "urgent", "tomorrow"],
  ["budget", "Budget must be less than 50 characters", of(50), of(51)],
])(
  "the order form's %s is accepted up to its limit, and refused beyond it with '%s'",
  async (field, message, within, beyond) => {
    expect(await errorsOf({ [field]: within })).toEqual({});
    expect(await errorsOf({ [field]: beyond })).toEqual({ [field]: message });
  },
);

test("the order form trims values before it measures them", async () => {
  expect(await errorsOf({ name: " A ", assets: "  " })).toEqual({
    name: "Name must be at least 2 characters",
    assets: "Please describe your assets",
  });
  expect(await errorsOf({ name: `  ${of(100)}  `, project: ` ${of(2000)}\n` })).toEqual({});
  expect(orderSchema.parse({ ...good, name: " Al ", email: " a@b.co " })).toMatchObject({
    ...{ name: "Al", email: "a@b.co" },
  });
});

test("the order form has a message for every required field when it is absent", async () => {
  const { error } = await orderValidator.validate({});
  expect(error?.fieldErrors).toEqual({
    name: "Name must be at least 2 characters",
    email: "Invalid email address",
    project: "Project description must be at least 10 characters",
    assets: "Please describe your assets",
    timeline: "Please select a timeline",
  });
});

test("the order form reports only the first rule that a field breaks", async () => {
  expect(await errorsOf({ email: of(256) })).toEqual({ email: "Invalid email address" });
});

test("the order form treats an empty or blank budget as absent", () => {
  const budgetOf = (budget: string) => orderSchema.parse({ ...good, budget }).budget;
  expect(["", "  ", " $2k "].map(budgetOf)).toEqual([undefined, undefined, "$2k"]);
});

test("the order form offers the timelines of the specification", async () => {
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
