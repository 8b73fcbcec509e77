import { isIPv6 } from "node:net";

/** The lengths of the IPv6 prefixes that providers hand out: to a household, a site, an organization. */
export type PrefixLength = 64 | 56 | 48;

/** The IPv6 prefix of that length around a network of {@link networkOf}; undefined for any other network. */
export function prefixOf(network: string, length: PrefixLength): string | undefined {
  const groups = /^([\da-f:]+)::\/64$/.exec(network)?.[1]?.split(":");
  if (!groups) return undefined;
  const [first, second, third, last = "0"] = groups;
  const subnet = { 64: last, 56: (parseInt(last, 16) & 0xff00).toString(16), 48: "0" }[length];
  return `${first}:${second}:${third}:${subnet}::/${length}`;
}

/**
 * What rate limits count as one visitor: an IPv4 address, or the /64 network of an IPv6 address, because one household
 * usually has all of that network.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  // URL normalizes the address, an embedded IPv4 part included; it does not accept a zone.
  const [unzoned] = address.split("%", 1);
  const [head = "", tail] = new URL(`http://[${unzoned}]`).hostname.slice(1, -1).split("::");
  const first = head.split(":").filter(Boolean);
  const last = (tail ?? "").split(":").filter(Boolean);
  const skipped = Array<string>(8 - first.length - last.length).fill("0");
  const groups = [...first, ...(tail === undefined ? [] : skipped), ...last];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
