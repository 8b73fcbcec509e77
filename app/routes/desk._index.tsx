import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readSaid } from "~/desk/said.server";
import { requireTeam } from "~/desk/session.server";
import { TodayPage } from "~/desk/today-page";
import { todayView } from "~/desk/today-view.server";

export { deskHandle as handle, deskLinks as links } from "~/desk/desk-frame";

export const meta: MetaFunction = () => [{ title: "Today" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireTeam(request);
  const left = await readSaid(request);
  return json({ today: await todayView(), said: left?.said }, { headers: left?.headers });
}

export default function DeskToday() {
  return <TodayPage {...useLoaderData<typeof loader>()} />;
}

export { RouteError as ErrorBoundary } from "~/layout/route-error";
