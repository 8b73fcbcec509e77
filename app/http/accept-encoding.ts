/** The codings that responses are cached in. */
export type Coding = "br" | "gzip";
const BR_FIRST: readonly Coding[] = ["br", "gzip"];
const GZIP_FIRST: readonly Coding[] = ["gzip", "br"];

/**
 * The codings that an Accept-Encoding prefers to an uncoded response, by its weights; of equal ones the smallest first
 * (RFC 9110, section 12.5.3). A request that refuses everything, `identity` included, still gets an uncoded response.
 */
export function codingsFor(accept: string | undefined): readonly Coding[] {
  if (!accept) return [];
  const any = weightIn(accept, MEMBERS["*"]) ?? 0;
  // A client that names codings prefers them to an uncoded response, unless it gives `identity` a weight.
  const identity = weightIn(accept, MEMBERS.identity) ?? 0;
  const br = weightIn(accept, MEMBERS.br) ?? any;
  const gzip = weightIn(accept, MEMBERS.gzip) ?? any;
  const wanted = gzip > br ? GZIP_FIRST : BR_FIRST;
  const isWanted = (weight: number) => weight > 0 && weight >= identity;
  return wanted.filter((coding) => isWanted(coding === "br" ? br : gzip));
}

const member = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:;([^,]*))?(?=,|$)`, "i");
const MEMBERS = {
  br: member("br"),
  gzip: member("gzip"),
  identity: member("identity"),
  "*": member("[*]"),
};

const WEIGHT = /^\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i;

/**
 * The weight of a member of the list; undefined where it is not listed. A malformed weight counts as a refusal: every
 * client can read an uncoded response.
 */
function weightIn(accept: string, member: RegExp): number | undefined {
  const found = member.exec(accept);
  if (!found) return undefined;
  const [, parameters] = found;
  return parameters === undefined ? 1 : Number(WEIGHT.exec(parameters)?.[1] ?? 0);
}
