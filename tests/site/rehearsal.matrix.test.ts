import { join } from "node:path";
import { expect } from "vitest";
import { openBeside } from "../support/database/second-connection";
import { OnboardingClient } from "../support/assets/onboarding-client";
import { HttpClient, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { demonstrate } from "../support/operations/demonstration";
import type { Finding } from "../support/operations/doctor";
import { linkIn, openForm, validOrder } from "../support/orders/order-visitor";
import { until } from "../support/until";
import { often as test, rarely } from "../support/rarely";

type Demonstration = Awaited<ReturnType<typeof demonstrate>>;

const resultOf = <T>({ out }: { out: string }) => JSON.parse(out) as T;

async function order({ site }: Demonstration) {
  const fields = validOrder();
  const answer = await (await openForm(site)).send(fields);
  return { email: fields.email, checkout: answer.headers.get("Location")! };
}

/** Once there are so many; the newest last. */
const receiptsTo = (email: string, { mails }: Demonstration, count: number) =>
  until(`receipt ${count} to ${email}`, async () => {
    const texts = (await mails()).flatMap(({ To, TextBody = "" }) =>
      To === email ? TextBody : [],
    );
    const receipts = texts.filter((text) => text.includes("/onboarding"));
    return receipts.length === count ? receipts : undefined;
  });

rarely(
  "in a demonstration an operator rehearses everything from an order to its erasure, and nothing leaves the machine",
  async () => {
    const demonstration = await demonstrate({ DIGEST: "00:00" });
    const { folder, mails, page, site } = demonstration;
    const database = openBeside(join(folder, "site.db"));
    const stateOf = (email: string) =>
      database.rows<{ state: string }>("select state from orders where email = ?", email)[0]?.state;

    const { email, checkout } = await order(demonstration);
    const backup = await demonstration.desk("backup", "--json");
    expect(backup.code).toBe(0);
    const { name } = resultOf<{ name: string }>(backup);
    await new HttpClient(site.url).post(`${new URL(checkout).pathname}/pay`, {});
    const [receipt] = await receiptsTo(email, demonstration, 1);
    expect(receipt).toContain(`${site.url}/sandbox/portal`);
    expect(textOf(await page("/sandbox/portal"))).toContain(`${email} The subscription is active.`);

    const findings = resultOf<Finding[]>(await demonstration.desk("doctor", "--json"));
    const failures = findings.filter(({ state }) => state === "failed");
    expect(failures.filter(({ check }) => check !== "Free disk space")).toEqual([]);
    for (const check of ["Stripe key", "Stripe webhook", "Bucket", "Newest backup"]) {
      expect(findings).toContainEqual({ check, state: "ok", advice: null });
    }

    const restore = await demonstration.desk("restore", "--yes");
    expect([restore.code, restore.out]).toEqual([0, `${name} is ready\n`]);
    await demonstration.restart();
    // The site asks Stripe for the events that the backup does not have.
    const [, again] = await receiptsTo(email, demonstration, 2);
    expect(stateOf(email)).toBe("paid");
    const live = resultOf<Finding[]>(await demonstration.desk("doctor", "--live", "--json"));
    expect(live).toContainEqual({ check: "A backup was restored", state: "ok", advice: null });
    expect(live).toContainEqual(expect.objectContaining({ check: "Stand-ins", state: "failed" }));
    const reconciled = await demonstration.desk("reconcile", "--json");
    expect(resultOf(reconciled)).toMatchObject({ asked: 0, paid: 0, reached: true });

    const client = new OnboardingClient(site);
    await client.open(linkIn(again, "/onboarding"));
    const photo = { name: "van.png", bytes: Buffer.from("89504e470d0a1a0a", "hex") };
    expect((await client.send([photo])).status).toBe(303);
    expect(await page("/sandbox/files")).toContain("van.png");

    const forgotten = await demonstration.desk("forget", email, "--yes");
    expect([forgotten.code, forgotten.out]).toEqual([0, expect.stringMatching(/files +1\n/)]);
    expect(await page("/sandbox/files")).not.toContain("van.png");
    expect(stateOf(email)).toBeUndefined();

    expect((await mails()).some(({ Subject }) => Subject?.startsWith("Digest of"))).toBe(true);
  },
);

test("in a demonstration a buyer pays a missed month and ends the subscription in the sandbox's portal", async () => {
  const demonstration = await demonstrate();
  const { checkout } = await order(demonstration);
  const post = (path: string) => new HttpClient(demonstration.url).post(path, {});
  const session = new URL(checkout).pathname;
  await post(`${session}/pay`);
  const portal = async () => textOf(await demonstration.page("/sandbox/portal"));
  await post(`${session}/miss`);
  expect(await portal()).toMatch(/is past_due.*is open.*Pay with another card/);
  const mine = session.replace("checkout", "portal");
  await post(`${mine}/pay`);
  expect(await portal()).not.toContain("Pay with another card");
  await post(`${mine}/cancel`);
  expect(await portal()).toContain("The subscription is canceled.");
});

test("a desk with other credentials than the demonstration's, or while it does not run, reaches nothing of it", async () => {
  const { env, ...demonstration } = await demonstrate();
  const mixed = { ...env, AWS_ACCESS_KEY_ID: "AKIA", STRIPE_SECRET_KEY: "sk_live_of_somebody" };
  const refused = await desk({ env: mixed }, "backup");
  expect([refused.code, refused.out]).toEqual([1, ""]);
  expect(refused.err).toContain("these are set: AWS_ACCESS_KEY_ID, STRIPE_SECRET_KEY\n");

  await demonstration.stop();
  for (const words of ["backup", "restore", "reconcile", "forget ann@example.com --yes"]) {
    const stopped = await demonstration.desk(...words.split(" "));
    expect([stopped.code, stopped.out]).toEqual([1, ""]);
    expect(stopped.err).toContain("which does not run: start it with SANDBOX=1");
  }
  const findings = resultOf<Finding[]>(await demonstration.desk("doctor", "--json"));
  expect(findings).toContainEqual(
    expect.objectContaining({ check: "Demonstration", state: "warning" }),
  );
  expect((await demonstration.desk("orders")).code).toBe(0);
});
