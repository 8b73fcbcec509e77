import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { LegalPage } from "~/marketing/legal/legal-page";
import { legalText } from "~/marketing/legal/legal-texts.server";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    picture: "legal",
    title: "Imprint",
    description: "Who runs this site, and how to reach us.",
  });

export const loader = () => json(legalText("imprint"));

export default function Imprint() {
  return <LegalPage {...useLoaderData<typeof loader>()} />;
}
