import { json } from "@remix-run/node";
import { isAnswering } from "~/database/connection.server";

/** Whether the process can serve: it is up and its database answers. Providers being away is not our illness. */
export async function loader() {
  const healthy = await isAnswering();
  return json(
    { status: healthy ? "ok" : "unavailable" },
    { status: healthy ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
