import { Resolver } from "node:dns/promises";
import { failed, ok, warning, type Verdict } from "./check";

/** What of `node:dns` is asked. */
export type Dns = Pick<Resolver, "resolveTxt" | "resolveCname">;

const TIMEOUT_MS = 2_000;

/** Postmark's advice for the Return-Path, by which its own SPF record counts for the domain. */
const RETURN_PATH = "pm-bounces";

const UNSEEN =
  "Whether the DKIM record is Postmark's cannot be seen from here: look under Sender Signatures there.";

const newResolver = (): Dns => new Resolver({ timeout: TIMEOUT_MS, tries: 2 });

/**
 * Judges the DNS records of a domain that sends by Postmark: an SPF record or Postmark's Return-Path, and a DMARC record, of
 * it or of a domain above it. A DKIM record's name has a date that only Postmark's account knows, so it stays unseen.
 */
export async function judgeSendingDomain(domain: string, dns = newResolver()): Promise<Verdict> {
  try {
    const [hasSpf, hasReturnPath, hasDmarc] = await Promise.all([
      hasText(dns, domain, /^v=spf1\b/i),
      exists(dns.resolveCname(`${RETURN_PATH}.${domain}`)),
      isAny(withParents(domain).map((name) => hasText(dns, `_dmarc.${name}`, /^v=DMARC1\b/i))),
    ]);
    const wanted = [
      [
        hasSpf || hasReturnPath,
        `neither an SPF record nor Postmark's Return-Path: add the CNAME ${RETURN_PATH}.${domain} to pm.mtasv.net`,
      ],
      [
        hasDmarc,
        `no DMARC record: add the TXT record _dmarc.${domain}, at first with "v=DMARC1; p=none"`,
      ],
    ] as const;
    const missing = wanted.flatMap(([isThere, what]) => (isThere ? [] : [what]));
    if (missing.length === 0) return { ...ok, advice: UNSEEN };
    return failed(`In DNS, ${domain} has ${missing.join("; and ")}. ${UNSEEN}`);
  } catch (error) {
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    return warning(
      `DNS does not answer about ${domain} (${code}): try again, or look for its SPF and DMARC records by hand.`,
    );
  }
}

/** mail.example.com -> itself and example.com. */
function withParents(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
}

function hasText(dns: Dns, name: string, wanted: RegExp): Promise<boolean> {
  return exists(
    dns.resolveTxt(name),
    // A long record comes in pieces.
    (records) => records.some((pieces) => wanted.test(pieces.join(""))),
  );
}

async function exists<T>(
  answer: Promise<T>,
  suits: (answer: T) => boolean = () => true,
): Promise<boolean> {
  try {
    return suits(await answer);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTFOUND" || code === "ENODATA") return false;
    throw error;
  }
}

async function isAny(answers: Promise<boolean>[]): Promise<boolean> {
  return (await Promise.all(answers)).includes(true);
}
