import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/layout/page-meta";
import { useSupportEmail } from "~/layout/page-data";
import { PrivacyPolicy } from "~/marketing/legal/privacy-policy";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    picture: "legal",
    title: "Privacy policy",
    description: "What we collect, why, how long we keep it, and how you stay in control of it.",
  });

export default function PrivacyPolicyRoute() {
  return <PrivacyPolicy supportEmail={useSupportEmail()} />;
}
