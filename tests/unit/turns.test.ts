import { describe, expect, onTestFinished, test, vi } from "vitest";
import { nextEventLoopTurn } from "~/server/concurrency/turns.server";

test("concurrent callers each run in a turn of the event loop of their own", async () => {
  let turn = 0;
  let over = false;
  const count = () => {
    turn += 1;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all([1, 2, 3].map(() => nextEventLoopTurn("one").then(() => turn)));
  over = true;
  expect(new Set(turns).size).toBe(3);
});

test("who waits for one turn does not wait for all those of another owner", async () => {
  const order: string[] = [];
  const turn = (owner: string) => nextEventLoopTurn(owner).then(() => order.push(owner));
  await Promise.all([turn("many"), turn("many"), turn("many"), turn("few")]);
  expect(order).toEqual(["many", "few", "many", "many"]);
});

test("an owner's posts and pages take turns, and keep another owner waiting for one of them", async () => {
  const order: string[] = [];
  const turn = (owner: string, isPost: boolean) =>
    nextEventLoopTurn(owner, isPost).then(() =>
      order.push(`${owner}'s ${isPost ? "post" : "page"}`),
    );
  const busy = [false, false, true, true, true].map((isPost) => turn("busy", isPost));
  await Promise.all([...busy, turn("idle", false)]);
  const [post, page] = ["busy's post", "busy's page"];
  expect(order).toEqual([post, "idle's page", page, post, page, post]);
});

test("where others keep the event loop busy, a turn comes after milliseconds and not after twenty rounds of it", async () => {
  let over = false;
  let rounds = 0;
  const keepBusy = () => {
    if (over) return;
    rounds += 1;
    const until = performance.now() + 6;
    while (performance.now() < until);
    setImmediate(keepBusy);
  };
  setImmediate(keepBusy);
  await nextEventLoopTurn("one");
  over = true;
  expect(rounds).toBeLessThan(5);
});

describe("a turn that blocks for long", () => {
  /** Each name's turn blocks for so many milliseconds of a clock that the test moves. */
  async function orderOf(
    blocks: Record<string, number>,
    callers: [owner: string, member?: string][],
  ) {
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    const order: string[] = [];
    const turn = async ([owner, member = owner]: [string, string?]) => {
      await nextEventLoopTurn(owner, false, member);
      order.push(member);
      now += blocks[owner] ?? 0;
    };
    await Promise.all(callers.map(turn));
    return order;
  }

  test("lets others have as much time before its owner's next one", async () => {
    const callers: [string][] = [["slow"], ["slow"], ["quick"], ["quick"], ["quick"], ["quick"]];
    const order = await orderOf({ slow: 35, quick: 10 }, callers);
    expect(order).toEqual(["slow", "quick", "quick", "quick", "quick", "slow"]);
  });

  test("keeps somebody who comes later waiting for no more than the turn that has begun", async () => {
    const slow = Array.from({ length: 20 }, (_, i): [string] => [`slow ${i}`]);
    const blocks = Object.fromEntries(slow.map(([name]) => [name, 100]));
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    const order: string[] = [];
    const visit = async (name: string, again: number): Promise<void> => {
      await nextEventLoopTurn(name);
      order.push(name);
      now += blocks[name] ?? 1;
      if (name === "slow 19" && again === 1) void visit("late", 0);
      if (again > 0) await visit(name, again - 1);
    };
    await Promise.all(slow.map(([name]) => visit(name, 1)));
    // Those who have had their time wait for the one who had none.
    expect(order.slice(0, 21)).toEqual([...slow.map(([name]) => name), "late"]);
  });

  test("is followed by a turn of another member of its owner", async () => {
    const callers: [string, string][] = [
      ...Array.from({ length: 3 }, (): [string, string] => ["network", "subscriber"]),
      ["network", "neighbor"],
    ];
    const order = await orderOf({}, callers);
    expect(order).toEqual(["subscriber", "neighbor", "subscriber", "subscriber"]);
  });
});
