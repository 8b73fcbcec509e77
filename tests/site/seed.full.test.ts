import { expect, test } from "vitest";
import { demonstrate } from "../support/operations/demonstration";
import { runNode } from "../support/operations/desk";

const seed = (env: NodeJS.ProcessEnv) => runNode(env, ["--import", "tsx", "scripts/seed.ts"]);

test("a demonstration that runs is given 31 orders in every stage, once, and never beside real credentials", async () => {
  const { env, desk, stop } = await demonstrate();
  const refused = await seed({ ...env, POSTMARK_SERVER_TOKEN: "of-somebody" });
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("POSTMARK")]);

  const { code, out, err } = await seed(env);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^31 orders:\n/);
  const listed = JSON.parse((await desk("orders", "--limit", "100", "--json")).out) as {
    state: string;
    name: string;
  }[];
  expect(listed).toHaveLength(31);
  const states = ["received", "checkout_expired", "payment_failed", "paid", "assets_received"];
  const ended = ["past_due", "refunded", "disputed", "flagged"];
  expect(new Set(listed.map(({ state }) => state))).toEqual(new Set([...states, ...ended]));
  expect(listed.filter(({ name }) => name === "")).toHaveLength(1);

  expect(await seed(env)).toMatchObject({ code: 1, err: "The orders are there already.\n" });
  await stop();
  expect(await seed(env)).toMatchObject({ code: 1, err: expect.stringMatching(/^Start /) });
});
