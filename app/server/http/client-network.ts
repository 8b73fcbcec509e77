import type { IncomingHttpHeaders } from "node:http";
import { isIPv6 } from "node:net";

/** The lengths of the IPv6 prefixes that providers hand out: to a household, a site, an organization. */
type PrefixLength = 64 | 56 | 48;

/** The IPv6 prefix of that length around a network of {@link networkOf}; undefined for any other network. */
export function prefixOf(network: string, length: PrefixLength): string | undefined {
  const groups = /^([\da-f:]+)::\/64$/.exec(network)?.[1]?.split(":");
  if (!groups) return undefined;
  const [first, second, third, last = "0"] = groups;
  const subnet = { 64: last, 56: (parseInt(last, 16) & 0xff00).toString(16), 48: "0" }[length];
  return `${first}:${second}:${third}:${subnet}::/${length}`;
}

/** The networks that a network of {@link networkOf} counts as, the widest first. */
export function networksAround(network: string): string[] {
  const wider = ([48, 56] as const).flatMap((length) => prefixOf(network, length) ?? []);
  return [...wider, network];
}

/**
 * What counts as one visitor: an IPv4 address, or the /64 network of an IPv6 address, which one household has. Of a list
 * the last one counts: the proxy added it, while a client may have sent the others.
 */
export function networkOf(list: string): string {
  const added = list.slice(list.lastIndexOf(",") + 1).trim();
  // Some proxies add the client's port.
  const address = added.replace(/^\[(.+)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
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

/** The headers by which proxies usually forward a client's address; those first that a client cannot add to. */
const usual = [
  ...["fly-client-ip", "cf-connecting-ip", "true-client-ip", "x-real-ip"],
  ...["x-forwarded-for", "forwarded"],
];

/** The doctor's request carries a token in this header. */
export const DOCTOR_HEADER = "x-sitewright-doctor";
export const DOCTOR_TOKEN = "doctor's request";
/** The response to it names the forwarding headers that arrived, in this header. */
export const FORWARDED_HEADER = "x-sitewright-forwarded";

/** The names of the forwarding headers of a request, `named` among them. */
export function forwardedBy(headers: IncomingHttpHeaders, named: string | undefined): string[] {
  const known = named && !usual.includes(named) ? [named, ...usual] : usual;
  return known.filter((name) => name in headers);
}
