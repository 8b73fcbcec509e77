import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskMeta } from "~/desk/desk-error";
import { readSaid } from "~/desk/said.server";
import { requireTeam } from "~/desk/session.server";
import { TodayPage } from "~/desk/today-page";
import { todayView } from "~/desk/today-view.server";

export const meta = deskMeta("Today");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireTeam(request);
  const { headers, ...left } = (await readSaid(request)) ?? {};
  return json({ today: await todayView(), ...left }, { headers });
}

export default function DeskToday() {
  return <TodayPage {...useLoaderData<typeof loader>()} />;
}

export { refusalHeaders as headers } from "~/layout/route-error";
export { DeskError as ErrorBoundary } from "~/desk/desk-error";
