import { credentials } from "../credentials";
import { type ProviderServer, startProviderServer } from "../http/provider-server";
import { jsonReply } from "../http/reply";
import { keepInFile } from "../memory-file";
import { postmarkApi, tooLarge } from "./api";
import { limits } from "./checks";
import type { SentMail } from "./message";

/** The stand-in for Postmark, with the messages it accepted, newest last. */
export interface PostmarkSandbox extends ProviderServer {
  readonly mails: SentMail[];
}

/** Starts the Postmark stand-in. Without a file, the messages are in memory only. */
export async function startPostmark(options: {
  port: number;
  memoryFile?: string;
}): Promise<PostmarkSandbox> {
  const mails: SentMail[] = [];
  if (options.memoryFile) keepInFile(options.memoryFile, { mails });
  const server = await startProviderServer({
    port: options.port,
    body: limits.request,
    tooLarge: () => tooLarge().reply,
    handle: postmarkApi(credentials.postmarkToken, mails),
    errorReply: (status, message) =>
      jsonReply(status, { ErrorCode: errorCodeFor(status), Message: message }),
  });
  return { ...server, mails };
}

// What the application sees with these statuses of the real API.
function errorCodeFor(status: number) {
  if (status === 401) return 10;
  if (status === 422) return 300;
  if (status === 429) return 429;
  return status === 503 ? 100 : 0;
}
