import { expect, test, vi } from "vitest";
import { SITE_OWNER } from "~/server/concurrency/shared-connections";

const LONG_MS = 60_000;

/** Six connections, two of them reserved, and who got one so far. */
async function sixConnections() {
  // Who waits is counted for the process.
  vi.resetModules();
  const { SharedConnections, ...counts } = await import("~/server/concurrency/shared-connections");
  const connections = new SharedConnections(6, 2);
  const taken: string[] = [];
  const ask = async (owner: string, ms = LONG_MS, member = owner) => {
    const isTaken = await connections.acquire(owner, member, ms);
    if (isTaken) taken.push(owner);
    return isTaken;
  };
  const release = async (owner: string) => {
    connections.release(owner);
    await settled();
  };
  return { ...counts, taken, ask, release };
}

/** A promise resolves within a few microtasks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("one network has half of the connections at most, two leave a third for paid orders and the site", async () => {
  const { taken, ask, waitingForConnections } = await sixConnections();
  for (let n = 0; n < 5; n += 1) {
    for (const owner of ["one", "two"]) void ask(owner);
  }
  for (let n = 0; n < 2; n += 1) void ask("one alone");
  await settled();
  expect(taken).toEqual(["one", "two", "one", "two"]);
  void ask("order 1");
  void ask(SITE_OWNER);
  await settled();
  expect(taken.slice(4)).toEqual(["order 1", SITE_OWNER]);
  expect(waitingForConnections()).toBe(8);
});

test("the site's own jobs may use all of them", async () => {
  const { taken, ask } = await sixConnections();
  for (let n = 0; n < 7; n += 1) void ask(SITE_OWNER);
  await settled();
  expect(taken).toHaveLength(6);
});

test("of those that wait, who has the fewest connections is next", async () => {
  const { taken, ask, release } = await sixConnections();
  for (let n = 0; n < 20; n += 1) void ask("many");
  for (const owner of ["few", "few", "new"]) void ask(owner);
  await settled();
  for (const owner of ["many", "few", "many"]) await release(owner);
  expect(taken.slice(4)).toEqual(["new", "few", "many"]);
});

test("a paid order is served before a network that has as many", async () => {
  const { taken, ask, release } = await sixConnections();
  for (let n = 0; n < 6; n += 1) await ask(SITE_OWNER);
  for (const owner of ["first", "second", "order 1"]) void ask(owner);
  for (let n = 0; n < 2; n += 1) await release(SITE_OWNER);
  expect(taken.slice(6)).toEqual(["order 1", "first"]);
});

test("networks with as many take turns, however many queries one of them has", async () => {
  const { taken, ask, release } = await sixConnections();
  for (const owner of ["a", "a", "b", "b"]) await ask(owner);
  for (const owner of ["a", "a", "a", "b", "a"]) void ask(owner);
  await release("a");
  await release("b");
  await release("a");
  expect(taken.slice(4)).toEqual(["a", "b", "a"]);
});

test("the members of a network take turns, and one of whose queries many wait is crowded until one is served", async () => {
  const { taken, ask, release, isCrowded } = await sixConnections();
  for (let n = 0; n < 3; n += 1) await ask("wide");
  for (let n = 0; n < 8; n += 1) void ask("wide", LONG_MS, "many").then(() => taken.push("many"));
  void ask("wide", LONG_MS, "one").then(() => taken.push("one"));
  await settled();
  expect([isCrowded("wide", "many"), isCrowded("wide", "one")]).toEqual([true, false]);
  for (let n = 0; n < 3; n += 1) await release("wide");
  expect(taken.filter((name) => name !== "wide")).toEqual(["many", "one", "many"]);
  expect(isCrowded("wide", "many")).toBe(false);
});

test("a query that has waited too long gets none, and takes none later", async () => {
  const { ask, release, taken, wouldWaitForConnection } = await sixConnections();
  for (let n = 0; n < 3; n += 1) await ask("late");
  expect(wouldWaitForConnection("late")).toBe(false);
  const late = ask("late", 1);
  expect(wouldWaitForConnection("late")).toBe(true);
  expect(await late).toBe(false);
  expect(wouldWaitForConnection("late")).toBe(false);
  await release("late");
  expect(taken).toHaveLength(3);
  expect(await ask("late")).toBe(true);
});
