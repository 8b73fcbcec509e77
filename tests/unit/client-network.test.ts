import { expect, test } from "vitest";
import { networkOf, networksAround, prefixOf } from "~/server/http/client-network";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["203.0.113.9,2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["203.0.113.9:51234", "203.0.113.9"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["unknown", "unknown"],
])("the client address %s is rate-limited as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["2001:db8:1:2::9", ["2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1:0::/48"]],
  ["2001:db8:1:abcd::9", ["2001:db8:1:abcd::/64", "2001:db8:1:ab00::/56", "2001:db8:1:0::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0:0::/48"]],
  ["203.0.113.9", [undefined, undefined, undefined]],
  ["unknown", [undefined, undefined, undefined]],
])("the network of %s has the prefixes %j", (address, prefixes) => {
  const network = networkOf(address);
  expect(([64, 56, 48] as const).map((length) => prefixOf(network, length))).toEqual(prefixes);
});

test.each([
  ["2001:db8:1:abcd::9", ["2001:db8:1:0::/48", "2001:db8:1:ab00::/56", "2001:db8:1:abcd::/64"]],
  ["203.0.113.9", ["203.0.113.9"]],
])("%s counts as a client of the networks %j", (address, networks) => {
  expect(networksAround(networkOf(address))).toEqual(networks);
});
