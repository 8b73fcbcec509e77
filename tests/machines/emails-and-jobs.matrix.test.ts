import { expect } from "vitest";
import { filledIn, openedClient } from "../support/assets/onboarding-client";
import { logo } from "../support/assets/upload-samples";
import { startMachines } from "../support/database/machines";
import {
  expectOneMail,
  expireLeases,
  mailsAbout,
  waitForEmptyOutbox,
} from "../support/faults/outbox";
import { spawnDesk } from "../support/operations/desk";
import { HttpClient } from "../support/http/http-client";
import {
  mailCalls,
  openForm,
  orderOf,
  paidOrder,
  validOrder,
} from "../support/orders/order-visitor";
import type { Site } from "../support/site";
import { until } from "../support/until";
import { often as test, rarely } from "../support/rarely";

const machines = await startMachines(2, {
  JOBS_EVERY_MS: "100",
  OUTBOX_RETRY_MS: "100",
  PROVIDER_TIMEOUT_MS: "1000",
});
const [first, second] = machines.sites as [Site, Site];
const { sandbox } = machines;

/** The sessions that hold the locks of background jobs, with the number of jobs that each runs. */
const holders = () =>
  machines.rows<{ pid: number; jobs: number }>(
    "select pid, count(*) as jobs from pg_locks where locktype = 'advisory' and granted group by pid",
  );
const JOBS = 7;
const runsAll = (without?: number) => () => {
  const [one, ...more] = holders();
  return more.length === 0 && one?.jobs === JOBS && one.pid !== without;
};

test("every background job is run by one machine, and by another once that is killed or stops", async () => {
  const jobs = () => holders().reduce((sum, holder) => sum + Number(holder.jobs), 0);
  await until("every job is run", () => jobs() === JOBS);
  await machines.kill(0, "SIGKILL");
  await until("the other machine runs them all", runsAll());
  const { pid } = holders()[0]!;
  await machines.restart(0);
  expect(holders()).toEqual([{ pid, jobs: JOBS }]);
  await machines.kill(1, "SIGTERM");
  await until("the first machine runs them all", runsAll(pid));
  await machines.restart(1);
});

test("an order that is launched by two machines at once is launched once, and its buyer told once, whichever machine dies", async () => {
  for (const killed of [0, 1]) {
    const { order } = await paidOrder(first);
    const ran = await Promise.all(
      [first, second, second].map((site) =>
        spawnDesk(site, "orders", "launched", order.reference, "--why", "by phone"),
      ),
    );
    const [done, ...others] = ran.sort((one, other) => one.code! - other.code!);
    expect([done, ...others].map((one) => one?.code)).toEqual([0, 1, 1]);
    for (const { err } of others) expect(err).toMatch(/was launched on|changed at the same moment/);
    await machines.kill(killed, "SIGKILL");
    const due = new Date(Date.now() - 11 * 60_000).toISOString();
    machines.execute("update orders set launched_at = ? where id = ?", due, order.id);
    await until("the buyer is told", () => mailsAbout(first, order.reference).some(isLive));
    await machines.restart(killed);
    await waitForEmptyOutbox(first);
    expect(mailsAbout(first, order.reference).filter(isLive)).toHaveLength(1);
    const told = "select id from order_events where order_id = ? and kind = 'launch_told'";
    expect(machines.rows(told, order.id)).toHaveLength(1);
  }
  await until("one machine runs all jobs", runsAll());
});

const isLive = ({ Subject }: { Subject?: string }) => Subject?.startsWith("Your website is live");

test("of 200 emails none is lost when the machine that sends them is killed, and only those on their way come twice", async () => {
  expect(runsAll()()).toBe(true);
  const now = new Date().toISOString();
  machines.execute(
    `insert into orders (id, form_id, reference, state, name, email, project, assets, timeline, package_type,
        terms_version, attempt, attempt_failed, draft_id, created_at, updated_at)
      select 'o' || n, 'f' || n, 'SW-' || n, 'received', 'Ann', 'ann@a.test', '', '', 'week', 'launch', '', 1, 0, 'd' || n, ?, ?
        from generate_series(1, 40) n`,
    now,
    now,
  );
  sandbox.postmark.fail({ delayMs: 20 });
  machines.execute(
    `insert into outbox (id, dedupe_key, state, recipient, mail, rate_limited, order_id, attempts, next_attempt_at, created_at)
      select 'm' || n, 'm' || n, 'pending', 'ann@a.test', json_build_object('to', 'ann@a.test', 'subject',
          'thread ' || n % 40 + 1 || ' email ' || n, 'text', 'T', 'html', 'H', 'attachments', '[]'::json)::text,
        0, 'o' || n % 40 + 1, 0, ?, ? from generate_series(1, 200) n`,
    now,
    now,
  );
  const arrived = () =>
    mailsAbout(first, "thread ").map(({ Subject }) => {
      const [, thread = "", email] = /thread (\d+) email (\d+)/.exec(Subject ?? "")!;
      return { thread, email: Number(email) };
    });
  await until("some are sent", () => arrived().length > 60, 30_000);
  await machines.kill(0, "SIGKILL");
  const onTheWay = machines.rows("select id from outbox where leased_until is not null").length;
  expect(arrived().length).toBeLessThan(190);
  expireLeases(first);
  await machines.restart(0);
  await waitForEmptyOutbox(second, 40_000);

  const emails = arrived().map(({ email }) => email);
  expect(new Set(emails).size).toBe(200);
  expect(emails.length).toBeLessThanOrEqual(200 + onTheWay);
  for (const { thread } of arrived()) {
    const own = arrived().filter((mail) => mail.thread === thread);
    const inOrder = [...new Set(own.map(({ email }) => email))];
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  }
});

rarely(
  "emails whose attachments the bucket withholds are leased by one machine each, and each arrives once",
  async () => {
    const buyers = await Promise.all(
      [first, second, first].map(async (site, n) => {
        const client = await openedClient(site, (await paidOrder(first)).link);
        return { client, fields: { ...filledIn, businessName: `Joiner ${n}` } };
      }),
    );
    const answers = sandbox.s3.fail({ match: /^GET /, hang: true });
    const submitted = await Promise.all(
      buyers.map(({ client, fields }) => client.send([logo], fields)),
    );
    expect(submitted.map(({ location }) => location)).toEqual(
      buyers.map(() => expect.stringContaining("notified=0")),
    );
    const leased = machines.rows("select id from outbox where leased_until is not null");
    expect(leased).toHaveLength(3);
    answers();
    for (const { fields } of buyers) {
      await expectOneMail(first, `Brand assets from ${fields.businessName}`);
    }
  },
);

rarely(
  "a machine whose clock is 150 seconds ahead says so in its log, takes the other one's forms, gives it its own, and sends no email twice",
  async () => {
    const clock = new URL("../support/shifted-clock.mjs", import.meta.url);
    Object.assign(second.env, {
      NODE_OPTIONS: `--import=${clock.href}`,
      CLOCK_AHEAD_DAYS: String(150 / 86_400),
    });
    await machines.kill(1);
    await machines.restart(1);
    expect(second.output()).toMatch(/"leadSeconds":150,.*the clock differs from the database's/);
    for (const [from, to] of [
      [first, second],
      [second, first],
    ] as const) {
      const { hidden } = await openForm(from);
      const posted = await new HttpClient(to.url).post("/contact", { ...hidden, ...validOrder() });
      expect(posted.status).toBe(303);
      const client = await openedClient(from);
      const form = { ...client.hidden, ...filledIn };
      expect((await new HttpClient(to.url).postFiles("/onboarding", form)).status).toBe(303);
    }
    await waitForEmptyOutbox(first);
    await machines.kill(0, "SIGTERM");
    await until("the machine that is ahead runs the jobs", runsAll());
    await machines.restart(0);

    sandbox.reset();
    sandbox.postmark.fail({ match: "POST /email", delayMs: 900, times: 1 });
    const slow = validOrder();
    const visitor = await openForm(first);
    const posting = visitor.send(slow);
    await until("its email is on its way", () => mailCalls(first).length === 1);
    const fields = validOrder();
    await (await openForm(second)).send(fields);
    await waitForEmptyOutbox(first);
    await posting;
    for (const order of [slow, fields]) await expectOneMail(first, orderOf(first, order).reference);
  },
);
