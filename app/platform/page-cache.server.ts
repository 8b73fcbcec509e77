import { setImmediate as otherWorkDone } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { answerHeaders } from "./answer-headers.server";
import { scriptHashes } from "./inline-scripts";
import { keepAnswer, type KeptAnswer } from "./kept-answer.server";
import { log } from "./log.server";

/** One form of a page that is the same for everyone who gets it. Both parts are ours, never copied from a request. */
export interface Variant {
  /** Its path with the query that makes a difference. */
  address: string;
  /** The one cookie that makes a difference, or nothing. */
  cookie: string;
}

/** Pages rendered once for each variant and for the year, which stands at the foot of every page. */
export class PageCache {
  private readonly kept = new Map<string, KeptAnswer>();
  private readonly coming = new Map<string, Promise<KeptAnswer | undefined>>();
  private year = NaN;

  /** @param render renders a variant anew; only a 200 is kept */
  constructor(
    private readonly render: (variant: Variant) => Promise<Response>,
    private readonly now = () => new Date(),
  ) {}

  /** The variant's answer if it is there. */
  find(variant: Variant): KeptAnswer | undefined {
    this.turnYear();
    return this.kept.get(keyOf(variant));
  }

  /** The variant's answer, rendered now if need be, once for all who wait; undefined where it came to no 200. */
  async fetch(variant: Variant): Promise<KeptAnswer | undefined> {
    const found = this.find(variant);
    if (found) return found;
    const key = keyOf(variant);
    const coming = this.coming.get(key) ?? this.prepare(variant);
    this.coming.set(key, coming);
    const answer = await coming;
    // After a turn of the year it is no longer this one that is waited for.
    if (this.coming.get(key) === coming) {
      this.coming.delete(key);
      if (answer) this.kept.set(key, answer);
    }
    return answer;
  }

  /** Prepares variants one after another, between other work. */
  async warm(variants: readonly Variant[], stopping: AbortSignal): Promise<void> {
    for (const variant of variants) {
      await otherWorkDone();
      if (stopping.aborted) return;
      await this.fetch(variant);
    }
  }

  private turnYear(): void {
    const year = this.now().getUTCFullYear();
    if (year === this.year) return;
    this.year = year;
    this.kept.clear();
    this.coming.clear();
  }

  private async prepare(variant: Variant): Promise<KeptAnswer | undefined> {
    try {
      const answer = await this.render(variant);
      if (answer.status !== 200) return undefined;
      return await keep(await answer.text(), answer.headers.get("Content-Type") ?? "");
    } catch (error) {
      log.error({ err: error }, "a page could not be kept");
      return undefined;
    }
  }
}

async function keep(text: string, type: string): Promise<KeptAnswer> {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([
    compressed(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const scripts = type.startsWith("text/html") ? scriptHashes(text) : [];
  return keepAnswer({
    type,
    headers: {
      ...answerHeaders(...scripts),
      "Cache-Control": "private, no-cache",
      Vary: "Cookie, Accept-Encoding",
    },
    plain,
    coded: { br, gzip: gz },
    // Nearly every client reads brotli or gzip.
    remake: () => promisify(brotliDecompress)(br),
  });
}

const compressed = promisify(brotliCompress);

function keyOf({ address, cookie }: Variant): string {
  return `${address} ${cookie}`;
}
