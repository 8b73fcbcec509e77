import type { LoaderFunctionArgs } from "@remix-run/node";
import { emailBody } from "~/desk/emails-view.server";
import { requireTeam } from "~/desk/session.server";
import { refuseWithPage } from "~/layout/responses.server";

/** For the frame on the email's page; its policy is in security-headers.server.ts. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireTeam(request);
  const html = await emailBody(params.id ?? "");
  if (html === undefined) return refuseWithPage(404);
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
