import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import type * as context from "~/server/http/request-context.server";
import { importWith } from "../support/other-environment";

test("a request counts for its client's network also after the cache of responses took its headers away", async () => {
  const { networkOfClient } = await importWith<typeof context>(
    { CLIENT_IP_HEADER: "X-Real-IP" },
    "server/http/request-context.server",
  );
  const from = (headers: IncomingMessage["headers"]) =>
    ({ headers, socket: { remoteAddress: "127.0.0.1" } }) as IncomingMessage;
  const req = from({ "x-real-ip": "203.0.113.7" });
  expect(networkOfClient(req)).toBe("203.0.113.7");
  req.headers = {};
  expect(networkOfClient(req)).toBe("203.0.113.7");
  expect(networkOfClient(from({}))).toBe("127.0.0.1");
});
