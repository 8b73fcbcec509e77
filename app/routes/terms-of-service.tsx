import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { LegalPage } from "~/marketing/legal/legal-page";
import { legalText } from "~/marketing/legal/legal-texts.server";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    picture: "legal",
    title: "Terms of service",
    description:
      "What you get, what it costs, what we need from you, and how either of us can end it.",
  });

export const loader = () => json(legalText("terms-of-service"));

export default function TermsOfService() {
  return <LegalPage {...useLoaderData<typeof loader>()} />;
}
