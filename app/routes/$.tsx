import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/shell/page-meta";

export const meta: MetaFunction = pageMeta({
  title: "Page not found",
  description: "There is no page at this address.",
  hidden: true,
});

export function loader(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export default function NotFound() {
  return null;
}
