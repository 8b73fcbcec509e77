import { existsSync, readdirSync, readFileSync } from "node:fs";
import { PassThrough, Readable } from "node:stream";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { until } from "../support/until";

const { thumbnailOf } = await import("~/server/pictures/thumbnails.server");

const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: "red" } })
  .jpeg()
  .toBuffer();
const stays = new AbortController().signal;

/** A picture whose bytes arrive when the test says so. */
function held(id: string, owner = "order") {
  const body = new PassThrough();
  const open = vi.fn(() => Promise.resolve(body));
  const picture = { id, owner, size: photo.length, open };
  onTestFinished(() => void body.destroy());
  const ask = (gone = stays) => thumbnailOf(picture, gone);
  return { id, open, arrive: () => body.end(photo), ask };
}

/** The running processes that make small pictures. */
function processes(): number[] {
  const isOne = (pid: string) => {
    try {
      const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      return Number(parent) === process.pid && command.includes("/thumbnail-process.");
    } catch {
      return false;
    }
  };
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.filter(isOne).map(Number);
}

test("one order's pictures are made one at a time, and another order's first one before its third", async () => {
  const [first, second, third] = [held("a1", "a"), held("a2", "a"), held("a3", "a")];
  const other = held("b1", "b");
  const left = new AbortController();
  const made = [first.ask(), first.ask(), second.ask(left.signal), third.ask(), other.ask()];
  const begun = () => [first, second, third, other].map(({ open }) => open.mock.calls.length);
  await until("one begins", () => begun()[0] === 1);
  expect(begun()).toEqual([1, 0, 0, 0]);
  // Nobody waits for it any more.
  left.abort();
  first.arrive();
  await until("the other order's begins", () => begun()[3] === 1);
  expect(begun()).toEqual([1, 0, 0, 1]);
  other.arrive();
  third.arrive();
  const [one, again, busy, ...more] = await Promise.all(made);
  expect(again).toBe(one);
  expect(busy).toBe("busy");
  for (const webp of [one, ...more]) {
    const { format, width, height } = await sharp(webp as Buffer).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 320, height: 107 });
  }
});

test("an order whose pictures take long waits until others' have taken as long", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const [slow, ...more] = ["s1", "s2", "s3"].map((id) => held(id, "slow"));
  const others = ["o1", "o2", "o3"].map((id) => held(id, "other"));
  const ended: string[] = [];
  const asked = [slow!, ...more, ...others].map(async (picture) => {
    await picture.ask();
    ended.push(picture.id);
  });
  await until("the slow one begins", () => slow!.open.mock.calls.length === 1);
  vi.advanceTimersByTime(14_000);
  for (const { arrive } of [slow!, ...more, ...others]) arrive();
  await Promise.all(asked);
  expect(ended).toEqual(["s1", "o1", "o2", "o3", "s2", "s3"]);
});

test("an order that asks for hundreds of pictures keeps no other order's out, but its own last ones", async () => {
  const left = new AbortController();
  const [first, ...many] = Array.from({ length: 200 }, (_, i) => held(`many ${i}`, "many"));
  const answers = [first!, ...many.slice(0, 189)].map((picture) => picture.ask(left.signal));
  const last = many.slice(189).map((picture) => picture.ask());
  const others = Array.from({ length: 10 }, (_, i) => held(`other ${i}`, "other"));
  const asked = others.map((picture) => picture.ask());
  left.abort();
  for (const { arrive } of [first!, ...others]) arrive();
  const made = await Promise.all(asked);
  expect(made.filter((picture) => picture instanceof Buffer)).toHaveLength(10);
  expect(await Promise.all(last)).toEqual(Array(10).fill("busy"));
  await Promise.all(answers);
});

test.skipIf(!existsSync("/proc/self"))(
  "a process that is killed, or takes too long, makes no picture and keeps no other waiting",
  async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const ends = [
      ({ pid }: { pid: number }) => process.kill(pid, "SIGKILL"),
      () => vi.advanceTimersByTime(20_000),
    ];
    for (const [number, end] of ends.entries()) {
      const stuck = held(`stuck ${number}`);
      const answer = stuck.ask();
      await vi.waitFor(() => expect(processes()).toHaveLength(1));
      end({ pid: processes()[0]! });
      expect(await answer).toBe("none");
      // Not tried again with each visit.
      expect(await stuck.ask()).toBe("none");
      expect(stuck.open).toHaveBeenCalledOnce();
      expect(processes()).toEqual([]);
    }
    const next = held("next");
    next.arrive();
    expect(await next.ask()).toBeInstanceOf(Buffer);
  },
);

test("more than 200 pictures do not wait, and a bucket that fails is asked again", async () => {
  const first = held("0");
  const all = Array.from({ length: 200 }, (_, i) => (i === 0 ? first : held(String(i))));
  const gone = new AbortController();
  const answers = all.map((picture) => picture.ask(gone.signal));
  expect(await held("one more").ask()).toBe("busy");
  gone.abort();
  first.arrive();
  await Promise.all(answers);
  const open = vi.fn(() => Promise.reject<Readable>(new Error("no bucket")));
  const picture = { id: "unread", owner: "order", size: photo.length, open };
  expect(await thumbnailOf(picture, stays)).toBe("busy");
  open.mockImplementation(() => Promise.resolve(Readable.from([photo])));
  expect(await thumbnailOf(picture, stays)).toBeInstanceOf(Buffer);
});
