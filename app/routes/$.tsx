import { DemoSites } from "~/layout/demo-sites";
import { RouteError } from "~/layout/route-error";

export function loader(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export function ErrorBoundary() {
  return <RouteError below={<DemoSites />} />;
}

export default function NotFound() {
  return null;
}
