import { expect, test, vi } from "vitest";
import { SharedConnections } from "~/server/concurrency/shared-connections";
import { isBusy, nextEventLoopTurn } from "~/server/concurrency/turns.server";

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

test("owners that have had turns wait for one that has had none, and then for the one whose turn is the longest ago", async () => {
  const order: string[] = [];
  const turn = (owner: string) => nextEventLoopTurn(owner).then(() => order.push(owner));
  for (const owner of ["first", "second", "third"]) await turn(owner);
  await Promise.all(["third", "second", "first", "new"].map(turn));
  expect(order.slice(3)).toEqual(["new", "first", "second", "third"]);
});

test("a visitor waits for two turns at most of those that ask again and again, who go on beside many visitors", async () => {
  const order: string[] = [];
  const turn = (owner: string) => nextEventLoopTurn(owner).then(() => order.push(owner));
  const busy = ["one", "two", "three", "four"].map((name) => `busy ${name}`);
  for (let n = 0; n < 21; n += 1) for (const owner of busy) await turn(owner);
  const visitors = Array.from({ length: 8 }, (_, n) => `visitor ${n}`);
  for (const owner of visitors) await turn(owner);
  order.length = 0;
  await Promise.all([...busy, ...visitors].map(turn));
  expect(order.indexOf("visitor 0")).toBeLessThan(3);
  expect(order.slice(0, 9).filter((owner) => busy.includes(owner))).toHaveLength(3);
});

test.each([
  [12, false],
  [19, false],
  [21, true],
])("an owner that had %i turns is busy: %s", async (count, busy) => {
  const owner = `had ${count}`;
  for (let n = 0; n < count; n += 1) await nextEventLoopTurn(owner);
  expect(isBusy(owner)).toBe(busy);
});

test("the fewer turns an owner had lately, by levels that double, the sooner it is next, and a third of them are for the levels above", async () => {
  const order: string[] = [];
  const turn = (owner: string) => nextEventLoopTurn(owner).then(() => order.push(owner));
  const had = { flood: 400, eager: 25, visitor: 15 };
  for (const [owner, count] of Object.entries(had)) {
    for (let n = 0; n < count; n += 1) await turn(owner);
  }
  order.length = 0;
  await Promise.all(Object.keys(had).map(turn));
  expect(order).toEqual(["visitor", "eager", "flood"]);
  const others = Array.from({ length: 6 }, (_, n) => `visitor ${n}`);
  for (const owner of others) await turn(owner);
  order.length = 0;
  await Promise.all(["flood", "eager", ...others].map(turn));
  expect([order[2], order[5]]).toEqual(["eager", "flood"]);
});

test("who asked again and again is a visitor once more after half an hour, also where nobody else asked meanwhile", async () => {
  for (let n = 0; n < 500; n += 1) await nextEventLoopTurn("asked for hours");
  expect(isBusy("asked for hours")).toBe(true);
  const later = performance.now() + 30 * 60_000;
  const clock = vi.spyOn(performance, "now").mockReturnValue(later);
  expect(isBusy("asked for hours")).toBe(false);
  clock.mockRestore();
});

test("a paid order and an owner that comes back wait for a few turns at most, however many come for the first time", async () => {
  const order: string[] = [];
  const turn = (owner: string) => nextEventLoopTurn(owner).then(() => order.push(owner));
  await turn("back");
  const strangers = Array.from({ length: 20 }, (_, n) => turn(`stranger ${n}`));
  await Promise.all([...strangers, turn("back"), turn("order 1")]);
  expect(order.slice(1, 6)).toEqual(expect.arrayContaining(["back", "order 1"]));
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

test("somebody does not wait for all turns of a neighbor in the same network", async () => {
  const order: string[] = [];
  const turn = (member: string) =>
    nextEventLoopTurn("network", false, member).then(() => order.push(member));
  await Promise.all(["subscriber", "subscriber", "subscriber", "neighbor"].map(turn));
  expect(order).toEqual(["subscriber", "neighbor", "subscriber", "subscriber"]);
});

test("a network of whose queries many wait has no turn until one is served, and keeps no other from its own", async () => {
  const connections = new SharedConnections(2, 0);
  await connections.acquire("flood", "flood", 60_000);
  const queries = Array.from({ length: 8 }, () => connections.acquire("flood", "flood", 60_000));
  const order: string[] = [];
  const turn = (owner: string) => nextEventLoopTurn(owner).then(() => order.push(owner));
  const flood = turn("flood");
  await turn("first");
  await turn("second");
  connections.release("flood");
  await flood;
  expect(order).toEqual(["first", "second", "flood"]);
  for (let n = 0; n < 8; n += 1) connections.release("flood");
  await Promise.all(queries);
});

test("a network of whose members' queries together many wait has no turn for a further member", async () => {
  const connections = new SharedConnections(2, 0);
  await connections.acquire("wide", "first", 60_000);
  const queries = Array.from({ length: 32 }, (_, n) =>
    connections.acquire("wide", `member ${n}`, 60_000),
  );
  const order: string[] = [];
  const further = nextEventLoopTurn("wide", false, "further").then(() => order.push("wide"));
  await nextEventLoopTurn("stranger").then(() => order.push("stranger"));
  connections.release("wide");
  await further;
  expect(order).toEqual(["stranger", "wide"]);
  for (let n = 0; n < 32; n += 1) connections.release("wide");
  await Promise.all(queries);
});
