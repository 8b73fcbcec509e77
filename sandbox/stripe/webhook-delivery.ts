import { createHmac } from "node:crypto";
import { nowInSeconds, stripeId } from "./ids";

export interface DeliveryAttempt {
  at: Date;
  /** The HTTP status, 0 without a response. */
  status: number;
  error?: string;
}

/** An event with the attempts to deliver it. */
export interface SentEvent {
  id: string;
  type: string;
  /** The exact text that is signed and posted. */
  payload: string;
  object: unknown;
  attempts: DeliveryAttempt[];
  delivered: boolean;
}

const retryAfterMs = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000];
const answerWithinMs = 10_000;

/** The header a receiver checks, for a payload signed now. */
export function signatureHeader(payload: string, secret: string, timestamp = nowInSeconds()) {
  const signature = createHmac("sha256", secret).update(`${timestamp}.${payload}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}

/** Posts signed events to one URL, with retries until a 2xx. */
export class WebhookDelivery {
  url: string | undefined;
  readonly events: SentEvent[] = [];
  #timers = new Set<NodeJS.Timeout>();
  #closing = new AbortController();

  constructor(
    private readonly secret: string,
    private readonly apiVersion: string,
  ) {}

  /** Sends an event; resolves after the first attempt. */
  async send(type: string, object: unknown, { retry = true } = {}): Promise<SentEvent> {
    const id = stripeId("evt_");
    const payload = JSON.stringify(
      {
        id,
        object: "event",
        api_version: this.apiVersion,
        created: nowInSeconds(),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      },
      null,
      2,
    );
    const event: SentEvent = {
      id,
      type,
      payload,
      object: structuredClone(object),
      attempts: [],
      delivered: false,
    };
    this.events.push(event);
    await this.attempt(event);
    if (retry) this.#retryLater(event);
    return event;
  }

  /** One attempt; resolves with the HTTP status, 0 without a response or a URL. */
  async attempt(event: SentEvent): Promise<number> {
    if (!this.url || this.#closing.signal.aborted) return 0;
    const attempt: DeliveryAttempt = { at: new Date(), status: 0 };
    event.attempts.push(attempt);
    const timeout = AbortSignal.timeout(answerWithinMs);
    try {
      const response = await fetch(this.url, {
        method: "POST",
        redirect: "manual",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": signatureHeader(event.payload, this.secret),
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        },
        body: event.payload,
        signal: AbortSignal.any([timeout, this.#closing.signal]),
      });
      await response.arrayBuffer();
      attempt.status = response.status;
      if (response.ok) event.delivered = true;
    } catch (error) {
      attempt.error = error instanceof Error ? error.message : String(error);
    }
    return attempt.status;
  }

  #retryLater(event: SentEvent) {
    const wait = retryAfterMs[event.attempts.length - 1];
    if (event.delivered || wait === undefined || this.#closing.signal.aborted) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.attempt(event).then(() => this.#retryLater(event));
    }, wait);
    timer.unref();
    this.#timers.add(timer);
  }

  close() {
    this.#closing.abort();
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
