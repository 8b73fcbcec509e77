import { isIPv6 } from "node:net";

/**
 * What limits count as one visitor: an IPv4 address, or the /64 network of an IPv6 address, because one household
 * holds all of that.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  // A URL writes the address in one way, without an embedded IPv4 part; a zone is no part of it.
  const [unzoned] = address.split("%", 1);
  const [head = "", tail] = new URL(`http://[${unzoned}]`).hostname.slice(1, -1).split("::");
  const first = head.split(":").filter(Boolean);
  const last = (tail ?? "").split(":").filter(Boolean);
  const skipped = Array<string>(8 - first.length - last.length).fill("0");
  const groups = [...first, ...(tail === undefined ? [] : skipped), ...last];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
