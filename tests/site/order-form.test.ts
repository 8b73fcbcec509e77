import { expect, test } from "vitest";
import { errorUnder, summaryOf, valuesOf } from "../support/orders/order-page";
import {
  openForm,
  orderOf,
  ordersOf,
  validOrder,
  type OrderFields,
} from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const longEmail = (length: number) =>
  `${"a".repeat(length - "@plumbing.test".length)}@plumbing.test`;

const messages = {
  nameShort: "Name must be at least 2 characters",
  nameLong: "Name must be less than 100 characters",
  emailWrong: "Invalid email address",
  emailLong: "Email must be less than 255 characters",
  projectShort: "Project description must be at least 10 characters",
  projectLong: "Project description must be less than 2000 characters",
  assetsNone: "Please describe your assets",
  assetsLong: "Description must be less than 500 characters",
  timelineNone: "Please select a timeline",
  budgetLong: "Budget must be less than 50 characters",
};

test.each<[string, keyof OrderFields, string, string]>([
  ["no name", "name", "", messages.nameShort],
  ["a name of one character", "name", "A", messages.nameShort],
  ["a name of one character between spaces", "name", "  A  ", messages.nameShort],
  ["a name of 101 characters", "name", "n".repeat(101), messages.nameLong],
  ["no email address", "email", "", messages.emailWrong],
  ["an email address without a domain", "email", "ann", messages.emailWrong],
  ["an email address without a top-level domain", "email", "ann@plumbing", messages.emailWrong],
  ["an email address with a space", "email", "ann b@plumbing.test", messages.emailWrong],
  ["two email addresses", "email", "ann@a.test,bob@b.test", messages.emailWrong],
  ["an email address of 256 characters", "email", longEmail(256), messages.emailLong],
  ["no project", "project", "", messages.projectShort],
  ["a project of 9 characters", "project", "123456789", messages.projectShort],
  ["a project of spaces and line breaks", "project", " \r\n".repeat(10), messages.projectShort],
  ["9 characters with CRLF at both ends", "project", "\r\n123456789\r\n", messages.projectShort],
  ["a CRLF counted once", "project", "1234\r\n6789", messages.projectShort],
  ["a project of 2001 characters", "project", "p".repeat(2001), messages.projectLong],
  ["no assets", "assets", "", messages.assetsNone],
  ["assets of spaces", "assets", "   \t ", messages.assetsNone],
  ["assets of 501 characters", "assets", "a".repeat(501), messages.assetsLong],
  ["no timeline", "timeline", "", messages.timelineNone],
  ["an unknown timeline", "timeline", "tomorrow", messages.timelineNone],
  ["a timeline's label", "timeline", "Within 1 week", messages.timelineNone],
  ["a timeline named like a property", "timeline", "constructor", messages.timelineNone],
  ["a budget of 51 characters", "budget", "1".repeat(51), messages.budgetLong],
])(
  "an order with %s is answered 422 with the message under the field and its values kept",
  async (_, field, value, message) => {
    const fields = validOrder({ [field]: value });
    // Erased orders have an empty address.
    const before = ordersOf(site, fields.email);
    const answer = await (await openForm(site)).send(fields);
    const html = await answer.text();

    expect(answer.status).toBe(422);
    expect(errorUnder(html, field)).toBe(message);
    for (const other of Object.keys(fields) as (keyof OrderFields)[]) {
      if (other !== field) expect(errorUnder(html, other)).toBeUndefined();
    }
    expect(summaryOf(html)).toEqual({
      text: `Validation Error Please check the form for errors. ${message}`,
      links: [`order-${field}`],
    });
    const shownAgain = { ...fields, [field]: value.replace(/\r\n/g, "\n").trim() };
    // A select cannot show a value that is not among its options.
    if (field === "timeline") shownAgain.timeline = "";
    expect(valuesOf(html)).toEqual(shownAgain);
    expect(ordersOf(site, fields.email)).toEqual(before);
  },
);

test.each<[string, Partial<OrderFields>]>([
  ["a name of 2 characters", { name: "Al" }],
  ["a name of 100 characters", { name: "n".repeat(100) }],
  ["an email address of 255 characters", { email: longEmail(255) }],
  ["an email address with a plus", { email: "ann+site@plumbing.test" }],
  ["a project of 10 characters", { project: "1234567890" }],
  ["a project of 2000 characters", { project: "p".repeat(2000) }],
  ["assets of 1 character", { assets: "-" }],
  ["assets of 500 characters", { assets: "a".repeat(500) }],
  ["a budget of 50 characters", { budget: "1".repeat(50) }],
  ["no budget", { budget: "" }],
  ["timeline urgent", { timeline: "urgent" }],
  ["timeline week", { timeline: "week" }],
  ["timeline two-weeks", { timeline: "two-weeks" }],
  ["timeline month", { timeline: "month" }],
  ["timeline flexible", { timeline: "flexible" }],
  ["text that looks like markup", { name: `<b>&amp; "O'Neill"</b>` }],
])("an order with %s is accepted and stored as typed", async (_, changes) => {
  const fields = validOrder(changes);
  const answer = await (await openForm(site)).send(fields);
  expect(answer.status).toBe(303);
  expect(orderOf(site, fields)).toMatchObject({
    ...fields,
    budget: fields.budget || null,
    package_type: "launch-and-growth",
    state: "checkout_open",
  });
});

test("an empty order gets a message for each required field, in the order of the form", async () => {
  const none = { name: "", email: "", project: "", assets: "", timeline: "", budget: "" };
  const answer = await (await openForm(site)).send(none);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(summaryOf(html)).toEqual({
    text: [
      "Validation Error Please check the form for errors.",
      messages.nameShort,
      messages.emailWrong,
      messages.projectShort,
      messages.assetsNone,
      messages.timelineNone,
    ].join(" "),
    links: ["name", "email", "project", "assets", "timeline"].map((name) => `order-${name}`),
  });
  expect(errorUnder(html, "budget")).toBeUndefined();
});

test("an order without any field is refused like one with empty fields", async () => {
  const visitor = await openForm(site);
  const answer = await visitor.post("/contact", visitor.hidden);
  expect(answer.status).toBe(422);
  expect(errorUnder(await answer.text(), "timeline")).toBe(messages.timelineNone);
});

test("line breaks become LF before a project of 2000 characters is measured", async () => {
  const line = `${"x".repeat(79)}\r\n`;
  const project = line.repeat(25).slice(0, -2) + "y";
  expect(project.length).toBeGreaterThan(2000);
  const fields = validOrder({ project: `\r\n  ${project}\r\n\r\n` });
  const answer = await (await openForm(site)).send(fields);
  expect(answer.status).toBe(303);
  const stored = orderOf(site, fields).project as string;
  expect(stored).toBe(project.replace(/\r\n/g, "\n"));
  expect(stored).toHaveLength(2000);
});

test("surrounding spaces are not stored, and a blank budget is stored as absent", async () => {
  const fields = validOrder();
  const answer = await (
    await openForm(site)
  ).send({ ...fields, name: ` ${fields.name}\t`, email: ` ${fields.email} `, budget: "  " });
  expect(answer.status).toBe(303);
  expect(orderOf(site, fields)).toMatchObject({ name: fields.name, budget: null });
});

test.each([
  ["x[20000000]", "1"],
  ["__proto__.polluted", "yes"],
  ["__proto__[polluted]", "yes"],
  ["constructor.prototype.polluted", "yes"],
  ["name.first", "Ann"],
  ["name[0]", "Ann"],
  ["toString", "1"],
  ["", "1"],
])("an order with a field named %j is accepted, and the field is ignored", async (name, value) => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const started = Date.now();
  const answer = await visitor.send({ ...fields, [name]: value });
  expect(answer.status).toBe(303);
  expect(Date.now() - started).toBeLessThan(2000);
  expect(orderOf(site, fields).name).toBe(fields.name);
  const refused = await visitor.send({ ...fields, name: "", [name]: value });
  expect(refused.status).toBe(422);
});
