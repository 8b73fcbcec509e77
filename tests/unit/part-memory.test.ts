import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Crowded } from "~/server/concurrency/slot";
import { cutIntoParts, PART_BYTES } from "~/server/storage/cut-into-parts.server";
import { stranger } from "../support/assets/upload-senders";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** A body that has begun and continues only when the test allows it. */
function slowBody(sender: string) {
  let goOn!: () => void;
  const more = new Promise<void>((resolve) => (goOn = resolve));
  const body = (async function* () {
    yield Buffer.from("begun ");
    await more;
    yield Buffer.from("and ended");
  })();
  return { parts: cutIntoParts(body, stranger(sender)), goOn };
}

async function* quickBody(bytes = Buffer.from("at once")) {
  yield await Promise.resolve(bytes);
}

/** Another sender's upload, and whether it has got its part. */
function quickUpload() {
  const waiting = cutIntoParts(quickBody(), stranger("f")).next();
  const arrived = vi.fn();
  void waiting.then(arrived);
  return { waiting, arrived };
}

const senders = ["a", "b", "c", "d"];

/** Takes all part buffers that strangers may have for bodies that do not end. */
function hold() {
  const held = senders.map(slowBody);
  return { held, first: held.map(({ parts }) => parts.next()) };
}

test("slow uploads keep their buffers as long as no other upload waits for one", async () => {
  const { held, first } = hold();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  for (const { goOn } of held) goOn();
  for (const part of await Promise.all(first)) {
    expect(part.value?.bytes.toString()).toBe("begun and ended");
    part.value!.memory.release();
  }
});

test("uploads that send nothing for half a minute lose their buffers while another upload waits", async () => {
  const { first } = hold();
  const crowded = first.map((part) => expect(part).rejects.toThrow(Crowded));
  await vi.advanceTimersByTimeAsync(1000);
  const { waiting, arrived } = quickUpload();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(crowded);
  (await waiting).value!.memory.release();
});

test("one sender's uploads leave buffers to other senders, however many there are", async () => {
  const bodies = Array.from({ length: 40 }, () => slowBody("a"));
  const first = bodies.map(({ parts }) => parts.next());
  const [part] = await Promise.all([cutIntoParts(quickBody(), stranger("b")).next()]);
  part.value!.memory.release();
  for (const { goOn } of bodies) goOn();
  for (const next of first) (await next).value!.memory.release();
});

test("one slow upload does not hold up seven others from the same sender", async () => {
  const slow = slowBody("a");
  const first = slow.parts.next();
  const others = Array.from({ length: 7 }, () => cutIntoParts(quickBody(), stranger("a")));
  await Promise.all(others.map(async (parts) => (await parts.next()).value!.memory.release()));
  slow.goOn();
  (await first).value!.memory.release();
});

test("a sender's stalled uploads give way to the same sender's next upload after half a minute", async () => {
  const stopped = Array.from({ length: 2 }, () => slowBody("a").parts.next());
  const crowded = stopped.map((part) => expect(part).rejects.toThrow(Crowded));
  const other = cutIntoParts(quickBody(), stranger("a")).next();
  await vi.advanceTimersByTimeAsync(30_000);
  await Promise.all(crowded);
  (await other).value!.memory.release();
});

test("an upload whose part is full and being sent keeps its buffer while others wait", async () => {
  const full = () => quickBody(Buffer.alloc(PART_BYTES));
  const sent = await Promise.all(
    senders.map((sender) => cutIntoParts(full(), stranger(sender)).next()),
  );
  const { waiting, arrived } = quickUpload();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(arrived).not.toHaveBeenCalled();
  for (const part of sent) part.value!.memory.release();
  (await waiting).value!.memory.release();
});

test("a filled part does not keep the received chunks in memory", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const chunks: WeakRef<Buffer>[] = [];
  const alive = () => chunks.filter((chunk) => chunk.deref()).length;
  let goOn!: () => void;
  const more = new Promise<void>((resolve) => (goOn = resolve));
  const parts = cutIntoParts(
    (async function* () {
      for (let i = 0; i < 50; i += 1) {
        const chunk = Buffer.allocUnsafeSlow(64 * 1024);
        chunks.push(new WeakRef(chunk));
        yield await Promise.resolve(chunk);
      }
      await more;
    })(),
    stranger("a"),
  );
  const part = parts.next();
  await vi.waitUntil(() => chunks.length === 50);
  // A WeakRef that was read in this turn of the event loop keeps its target until the next.
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  expect(alive()).toBeLessThan(5);
  goOn();
  (await part).value!.memory.release();
});
