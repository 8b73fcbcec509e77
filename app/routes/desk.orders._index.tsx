import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrdersPage } from "~/desk/orders-page";
import { ordersView } from "~/desk/orders-view.server";
import { deskMeta } from "~/desk/desk-error";
import { readSaid } from "~/desk/said.server";
import { requireTeam } from "~/desk/session.server";

export const meta = deskMeta("Orders");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireTeam(request);
  const { headers, ...left } = (await readSaid(request)) ?? {};
  return json({ view: await ordersView(request), ...left }, { headers });
}

export default function DeskOrders() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />;
}

export { refusalHeaders as headers } from "~/layout/route-error";
export { DeskError as ErrorBoundary } from "~/desk/desk-error";
