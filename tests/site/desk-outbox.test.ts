import { expect, test } from "vitest";
import { until } from "../support/until";
import { desk } from "../support/operations/desk";
import { listedSite } from "../support/operations/listed-site";
import { placeOrder } from "../support/orders/order-visitor";

const site = await listedSite();

interface Mail {
  id: string;
  state: string;
  attempts: number;
  last_error: string | null;
}

const mailOf = (orderId: string) =>
  site.rows<Mail>("select * from outbox where order_id = ? order by created_at", orderId)[0]!;
const arrived = (reference: string) =>
  site.sandbox.postmark.mails.filter(({ Subject }) => Subject?.includes(reference)).length;

/** An order whose email to the team Postmark refuses, permanently or for now. */
async function unmailedOrder(status: number, code: number) {
  const body = JSON.stringify({ ErrorCode: code, Message: "Refused." });
  const heal = site.sandbox.postmark.fail({ status, body });
  const { order } = await placeOrder(site);
  await until("it was attempted", () => mailOf(order.id).last_error !== null);
  heal();
  return { ...order, mail: mailOf(order.id) };
}

test("failed emails are listed with their error but without their text", async () => {
  const { reference, mail } = await unmailedOrder(422, 406);
  const { code, out } = await desk(site, "outbox", "--failed");
  expect(code).toBe(0);
  expect(out).toMatch(/^ID +STATE +TRIES +QUEUED +TO +SUBJECT +LAST ERROR\n/);
  const line = out.split("\n").find((one) => one.startsWith(mail.id.slice(0, 8)));
  expect(line).toMatch(/failed +1 /);
  expect(line).toContain("Postmark 422");
  for (const one of out.trimEnd().split("\n")) expect(one.length).toBeLessThanOrEqual(120);
  const rows = JSON.parse((await desk(site, "outbox", "--failed", "--json")).out) as object[];
  expect(rows).toEqual([
    expect.objectContaining({ id: mail.id, subject: expect.stringContaining(reference) as string }),
  ]);
  expect(rows[0]).not.toHaveProperty("mail");
});

test("a dropped email is not sent, keeps the operator's reason and can be retried", async () => {
  const { id, reference, mail } = await unmailedOrder(500, 500);
  const why = "the buyer rang\x1b[2J";
  const ran = await desk(site, "outbox", "drop", mail.id, "--why", why);
  expect(ran).toMatchObject({ code: 0, out: `${mail.id} dropped\n` });
  expect(mailOf(id)).toMatchObject({ state: "failed", last_error: `dropped: ${why}` });
  expect(arrived(reference)).toBe(0);
  expect((await desk(site, "outbox", "--failed")).out).not.toContain("\x1b");

  // No wait is longer than an hour: a later date would count as one of a wrong clock, and be due.
  const inHalfAnHour = new Date(Date.now() + 30 * 60_000).toISOString();
  const wait = "update outbox set attempts = 20, next_attempt_at = ? where id = ?";
  site.execute(wait, inHalfAnHour, mail.id);
  const retried = await desk(site, "outbox", "retry", mail.id.slice(0, 8).toUpperCase());
  expect(retried).toMatchObject({ code: 0, out: `${mail.id} is due\n` });
  await until("it is sent", () => mailOf(id).state === "sent");
  expect([mailOf(id).attempts, arrived(reference)]).toEqual([1, 1]);
  const again = await desk(site, "outbox", "retry", mail.id);
  expect([again.code, again.err]).toEqual([1, expect.stringContaining("is sent")]);
  const dropped = await desk(site, "outbox", "drop", mail.id, "--why", "too late");
  expect([dropped.code, dropped.err]).toEqual([1, expect.stringContaining("sent already")]);
  expect(mailOf(id).state).toBe("sent");
});

test("desk outbox fails for an unknown email id", async () => {
  for (const words of [["retry"], ["drop", "--why", "no"]]) {
    const { code, err } = await desk(site, "outbox", words[0]!, "00000000", ...words.slice(1));
    expect([code, err]).toEqual([1, "There is no mail 00000000.\n"]);
  }
});
