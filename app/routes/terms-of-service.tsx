import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/layout/page-meta";
import { useSupportEmail } from "~/layout/root-data";
import { TermsOfService } from "~/legal/terms-of-service";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    picture: "legal",
    title: "Terms of service",
    description:
      "What you get, what it costs, what we need from you, and how either of us can end it.",
  });

export default function TermsOfServiceRoute() {
  return <TermsOfService supportEmail={useSupportEmail()} />;
}
