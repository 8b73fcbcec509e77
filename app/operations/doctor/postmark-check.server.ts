import { findPostmarkState } from "~/email/postmark.server";
import { failed, ok, warning, type Check, type Verdict } from "./check";

export const postmarkCheck: Check = { name: "Postmark", run: checkServer };

/** Does not check whether the domain of EMAIL_FROM is confirmed: a server's token may not ask that. */
async function checkServer(): Promise<Verdict> {
  switch (await findPostmarkState()) {
    case "live":
      return ok;
    case "sandbox":
      return warning(
        "This Postmark server delivers nothing: take the token of one whose delivery type is Live, and see that the domain of EMAIL_FROM is confirmed under Sender Signatures.",
      );
    case "unknown token":
      return failed(
        "Postmark refuses POSTMARK_SERVER_TOKEN: copy it from Postmark under Servers > API Tokens and set it.",
      );
    case "no answer":
      return failed(
        "Postmark gives no answer: look at status.postmarkapp.com and at the network from here.",
      );
  }
}
