import { jsonReply, type Reply } from "../http/reply";

/** A refusal with Postmark's error code; HTTP 422 unless said otherwise. */
export class PostmarkRefusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly status = 422,
  ) {
    super(message);
  }

  get reply(): Reply {
    return jsonReply(this.status, { ErrorCode: this.code, Message: this.message });
  }
}

/** 300, "Invalid email request". */
export function invalidMessage(message: string) {
  return new PostmarkRefusal(300, message);
}
