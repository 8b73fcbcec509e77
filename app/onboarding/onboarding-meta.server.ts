import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/shell/page-meta.server";

export const meta: MetaFunction = pageMeta({
  title: "Send your brand assets",
  description: "Send us your logo, photos and texts, and we build your website from them.",
  hidden: true,
});
