import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { LegalPage } from "~/marketing/legal/legal-page";
import { legalText } from "~/marketing/legal/legal-texts.server";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    picture: "legal",
    title: "Privacy policy",
    description: "What we collect, why, how long we keep it, and how you stay in control of it.",
  });

export const loader = () => json(legalText("privacy-policy"));

export default function PrivacyPolicy() {
  return <LegalPage {...useLoaderData<typeof loader>()} />;
}
