import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { DeskHeader, type DeskData } from "~/desk/desk-frame";
import { findTeam } from "~/desk/session.server";
import { InlineScript } from "~/layout/document-context";
import type { PageHandle } from "~/layout/page-data";
import * as Responses from "~/layout/responses.server";
import stylesheet from "../desk/desk.css?url";

export const handle: PageHandle = { frame: { Header: DeskHeader, Footer: () => null } };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

/** Leads nowhere: each page inside asks by itself who is signed in. */
export async function loader({ request }: LoaderFunctionArgs) {
  return Responses.withUnavailablePage(
    request,
    async () => {
      const { email, formToken } = (await findTeam(request)) ?? {};
      return json<DeskData>({ email, formToken });
    },
    () => json<DeskData>({}),
  );
}

export default function Desk() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <div className="dk">
      <Outlet />
      {email && <InlineScript name="desk/desk-script" type="module" />}
    </div>
  );
}
