import { type Fault, parseFault } from "../faults";
import type { ProviderServer } from "../http/provider-server";
import { jsonReply, type Reply } from "../http/reply";
import type { Route } from "./front";

/** Planned faults over HTTP, for processes that are not the sandbox's own. */
export function faultRoutes(find: (provider: string) => ProviderServer | undefined): Route[] {
  const removers: (() => void)[] = [];
  const refuse = (why: string): Reply => jsonReply(400, { error: why });
  return [
    {
      methods: ["POST"],
      pattern: /^\/sandbox\/faults$/,
      answer({ headers, body }) {
        // A page of another origin can post a form here, but not JSON.
        if (!headers["content-type"]?.startsWith("application/json")) return refuse("send JSON");
        const read = readFault(body);
        if (typeof read === "string") return refuse(read);
        const provider = find(read.provider);
        if (!provider) return refuse(`provider ${read.provider} is not started`);
        removers.push(provider.fail(read.fault));
        return jsonReply(201, { provider: read.provider, ...read.fault });
      },
    },
    {
      methods: ["DELETE"],
      pattern: /^\/sandbox\/faults$/,
      answer() {
        for (const remove of removers.splice(0)) remove();
        return { status: 204 };
      },
    },
  ];
}

function readFault(body: string): { provider: string; fault: Fault } | string {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return "the body is not JSON";
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "send an object";
  const { provider, ...rest } = value as Record<string, unknown>;
  if (typeof provider !== "string") return "provider must be stripe, postmark or s3";
  const fault = parseFault(rest);
  return typeof fault === "string" ? fault : { provider, fault };
}
