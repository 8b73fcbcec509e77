import { afterEach, expect, test, vi } from "vitest";
import { networkOf, networksAround } from "~/server/http/client-network";
import { HOUR } from "../support/database/application";

const { createLimit, createLimitAround } = await import("~/server/database/rate-limit.server");

afterEach(() => void vi.useRealTimers());

test.each([12 * HOUR, HOUR / 4])(
  "a limit that was reached while the clock was %i ms ahead is open again once the clock is right",
  async (ahead) => {
    const limit = createLimit(`by a clock ${ahead} ahead`, 2, 10 * 60);
    vi.setSystemTime(Date.now() + ahead);
    expect([await limit("ann"), await limit("ann"), await limit("ann")]).toEqual([
      ...[undefined, undefined],
      10 * 60,
    ]);
    vi.useRealTimers();
    expect(await limit("ann")).toBeUndefined();
    expect(await limit("ann")).toBeUndefined();
    expect(await limit("ann")).toBeGreaterThan(590);
  },
);

test("posts that two machines count whose clocks differ by seconds are counted together", async () => {
  const limit = createLimit("by two machines", 2, 10 * 60);
  vi.setSystemTime(Date.now() + 30_000);
  expect([await limit("ann"), await limit("ann")]).toEqual([undefined, undefined]);
  vi.useRealTimers();
  expect(await limit("ann")).toBeGreaterThan(600);
});

test("an IPv6 network of 56 bits may post twice as often as one of 64, one of 48 three times, and refused posts count only against the narrowest", async () => {
  const limit = createLimitAround("by prefix", 2, 10 * 60);
  const passed = async (subnet: string) => {
    const networks = networksAround(networkOf(`2001:db8:${subnet}::1`));
    let count = 0;
    for (let n = 0; n < 5; n += 1) count += (await limit(networks)) === undefined ? 1 : 0;
    return count;
  };
  expect([await passed("7:aa01"), await passed("7:aa02"), await passed("7:aa03")]).toEqual([
    2, 2, 0,
  ]);
  expect([await passed("7:bb01"), await passed("7:cc01"), await passed("8:aa01")]).toEqual([
    2, 0, 2,
  ]);
});

test("a post that is taken back has counted against none of its networks", async () => {
  const limit = createLimitAround("taken back", 1, 10 * 60);
  const networks = (subnet: string) => networksAround(networkOf(`2001:db8:${subnet}::1`));
  for (let n = 0; n < 4; n += 1) {
    expect(await limit(networks("9:aa01"))).toBeUndefined();
    await limit.takeBack(networks("9:aa01"));
  }
  expect(await limit(networks("9:aa01"))).toBeUndefined();
  expect(await limit(networks("9:aa01"))).toBeGreaterThan(590);
  expect(await limit(networks("9:aa02"))).toBeUndefined();
});
