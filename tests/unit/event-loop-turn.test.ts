import { expect, test } from "vitest";
import { nextEventLoopTurn } from "~/concurrency/locks.server";

test("concurrent callers each run in a turn of the event loop of their own", async () => {
  let turn = 0;
  let over = false;
  const count = () => {
    turn += 1;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all([1, 2, 3].map(() => nextEventLoopTurn().then(() => turn)));
  over = true;
  expect(new Set(turns).size).toBe(3);
});
