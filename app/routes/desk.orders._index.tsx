import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrdersPage } from "~/desk/orders-page";
import { ordersView } from "~/desk/orders-view.server";
import { readSaid } from "~/desk/said.server";
import { requireTeam } from "~/desk/session.server";

export { deskHandle as handle, deskLinks as links } from "~/desk/desk-frame";

export const meta: MetaFunction = () => [{ title: "Orders" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireTeam(request);
  const left = await readSaid(request);
  return json({ view: await ordersView(request), said: left?.said }, { headers: left?.headers });
}

export default function DeskOrders() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />;
}

export { RouteError as ErrorBoundary } from "~/layout/route-error";
