import { jsonReply, type Reply } from "../http/reply";

export interface StripeErrorDetails {
  type?: "invalid_request_error" | "idempotency_error" | "api_error" | "card_error";
  code?: string;
  param?: string;
}

/** An error of the Stripe API. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: StripeErrorDetails = {},
  ) {
    super(message);
  }

  get reply(): Reply {
    const { type = "invalid_request_error", code, param } = this.details;
    return jsonReply(this.status, { error: { type, code, message: this.message, param } });
  }
}

/** Stripe's error for an invalid parameter. */
export function badParameter(message: string, param: string, code?: string) {
  return new StripeRefusal(400, message, { param, code });
}

export function missing(what: string, id: string, param = "id") {
  return new StripeRefusal(404, `No such ${what}: '${id}'`, { code: "resource_missing", param });
}
