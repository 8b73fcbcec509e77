import { json } from "@remix-run/node";
import { isAnswering } from "~/database/connection.server";

/** Healthy: the process runs and its database answers. The health of providers does not count. */
export async function loader() {
  const healthy = await isAnswering();
  return json(
    { status: healthy ? "ok" : "unavailable" },
    { status: healthy ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
