import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { config } from "~/server/config/config.server";
import { isAnswering } from "~/server/database/connection.server";
import {
  DOCTOR_HEADER,
  DOCTOR_TOKEN,
  FORWARDED_HEADER,
  forwardedBy,
} from "~/server/http/client-network";
import { decryptToken } from "~/server/security/encrypted-token.server";

/** The health of providers does not count. Only the doctor is told which proxy's headers arrived. */
export async function loader({ request: { headers } }: LoaderFunctionArgs) {
  const healthy = await isAnswering();
  const answer = new Headers({ "Cache-Control": "no-store" });
  if (decryptToken(DOCTOR_TOKEN, headers.get(DOCTOR_HEADER) ?? "") === true) {
    answer.set(FORWARDED_HEADER, forwardedBy(headers, config.clientIpHeader).join(" "));
  }
  return json(
    { status: healthy ? "ok" : "unavailable" },
    { status: healthy ? 200 : 503, headers: answer },
  );
}
