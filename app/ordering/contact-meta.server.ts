import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/shell/page-meta.server";

export const meta: MetaFunction = pageMeta({
  picture: "contact",
  title: "Order your website",
  description:
    "Order a custom-branded website for your trade: tell us about your business, pay by card, send your logo and photos.",
});
