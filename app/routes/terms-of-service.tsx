import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { config } from "~/server/config/config.server";
import { pageMeta } from "~/layout/page-meta";
import { useSupportEmail } from "~/layout/page-data";
import { TermsOfService } from "~/marketing/legal/terms-of-service";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    picture: "legal",
    title: "Terms of service",
    description:
      "What you get, what it costs, what we need from you, and how either of us can end it.",
  });

export function loader() {
  return json({ portalUrl: config.stripe.portalUrl });
}

export default function TermsOfServiceRoute() {
  const { portalUrl } = useLoaderData<typeof loader>();
  return <TermsOfService supportEmail={useSupportEmail()} portalUrl={portalUrl} />;
}
