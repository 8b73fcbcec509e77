import { Errors, ServerClient, type Models } from "postmark";
import { config } from "~/server/config/config.server";
import { singleton } from "~/server/jobs/singleton.server";
import { countCall } from "~/server/log/provider-metrics.server";
import { withDeadline } from "~/server/time/time";

/** Node's `fetch`: remix-serve replaces the global one after this module is loaded. */
const platformFetch = singleton("fetch", () => globalThis.fetch);

/** Postmark's client for one call of `timeout` seconds. `onResponse` gets the headers, which its errors lack. */
export function postmark(timeout: number, onResponse?: (response: Response) => void): ServerClient {
  const api = config.mail.apiUrl ? new URL(config.mail.apiUrl) : undefined;
  return new ServerClient(config.mail.token, {
    timeout,
    fetch: async (input, init) => {
      const response = await countCall(
        "postmark",
        () => platformFetch(input, init),
        ({ status }) => status,
      );
      onResponse?.(response);
      return response;
    },
    ...(api && { requestHost: api.host, useHttps: api.protocol === "https:" }),
  });
}

/** Why a call failed, without the text of an answer, which may name an address. */
export function reasonOf(error: unknown): string {
  if (error instanceof Errors.PostmarkError && error.statusCode) {
    return `Postmark ${error.statusCode}, code ${error.code}`;
  }
  return error instanceof Error ? error.name : "unknown";
}

/** `sandbox`: Postmark accepts emails and delivers none of them. */
export type PostmarkState = "live" | "sandbox" | "unknown token" | "no answer";

/** Asks Postmark about the server of the token, within PROVIDER_TIMEOUT_MS. Never throws. */
export async function findPostmarkState(): Promise<PostmarkState> {
  try {
    const { DeliveryType } = await postmark(config.providerTimeoutMs / 1000).getServer();
    if (DeliveryType === undefined) return "no answer";
    return String(DeliveryType) === "Live" ? "live" : "sandbox";
  } catch (error) {
    const refused = error instanceof Errors.PostmarkError && error.statusCode === 401;
    return refused ? "unknown token" : "no answer";
  }
}

/** Postmark did not answer, or with something else; the message is the reason. */
export class PostmarkFailed extends Error {
  override name = "PostmarkFailed";
}

const PAGE = 500;
const MOST_BOUNCES = 10_000;

/** The bounces since a day, the newest first, a page each. May include other senders'. Throws PostmarkFailed. */
export async function* findBounces(since: Date) {
  const fromDate = since.toISOString().slice(0, 10);
  for (let offset = 0; offset < MOST_BOUNCES; offset += PAGE) {
    const page = await findPage({ count: PAGE, offset, fromDate, messageStream: "outbound" });
    yield page
      .filter(isBounce)
      .map(({ MessageID, Type }) => ({ messageId: MessageID, type: Type }));
    if (page.length < PAGE) return;
  }
}

async function findPage(filter: Models.BounceFilteringParameters): Promise<unknown[]> {
  let answer: unknown;
  try {
    answer = await postmark(config.providerTimeoutMs / 1000).getBounces(filter);
  } catch (error) {
    throw new PostmarkFailed(reasonOf(error));
  }
  const page = (answer as Partial<Models.Bounces> | null)?.Bounces;
  if (!Array.isArray(page)) throw new PostmarkFailed("Postmark's answer was not understood");
  return page;
}

function isBounce(value: unknown): value is Pick<Models.Bounce, "MessageID" | "Type"> {
  const { MessageID, Type } = (value ?? {}) as Partial<Models.Bounce>;
  return typeof MessageID === "string" && typeof Type === "string";
}

export interface EmailEvent {
  type: "Delivered" | "Transient" | "Bounced";
  at: string;
  /** What the recipient's server said, or the kind of the bounce. */
  detail: string;
}

const EVENTS_MS = 3_000;

/** What became of a sent email, the first event first. `forgotten`: Postmark keeps it for weeks. Never throws. */
export async function findEvents(
  messageId: string,
): Promise<EmailEvent[] | "forgotten" | "no answer"> {
  const ms = Math.min(config.providerTimeoutMs, EVENTS_MS);
  try {
    const asked = postmark(ms / 1000).getOutboundMessageDetails(messageId);
    const answer = await withDeadline<Partial<Models.OutboundMessageDetails> | null>(asked, ms);
    if (answer === "late" || !Array.isArray(answer?.MessageEvents)) return "no answer";
    return answer.MessageEvents.flatMap(shownEvent).sort((a, b) => (a.at < b.at ? -1 : 1));
  } catch (error) {
    const status = error instanceof Errors.PostmarkError ? error.statusCode : 0;
    return status === 404 || status === 422 ? "forgotten" : "no answer";
  }
}

const isShown = (type: unknown): type is EmailEvent["type"] =>
  type === "Delivered" || type === "Transient" || type === "Bounced";

function shownEvent(event: unknown): EmailEvent[] {
  const { Type, ReceivedAt, Details } = (event ?? {}) as Record<string, unknown>;
  if (!isShown(Type) || Number.isNaN(Date.parse(String(ReceivedAt)))) return [];
  const { DeliveryMessage, Summary } = (Details ?? {}) as Record<string, unknown>;
  const said = [Summary, DeliveryMessage].find((text) => typeof text === "string" && text !== "");
  return [
    { type: Type, at: new Date(String(ReceivedAt)).toISOString(), detail: String(said ?? "") },
  ];
}
