import type { LinkDescriptor, LinksFunction, MetaArgs, MetaFunction } from "@remix-run/node";
import { cleanFirmName } from "~/content/firm-name";
import { tradeAt } from "~/content/trades";
import { DemoFooter, DemoHeader } from "~/layout/demo-frame";
import type { PageHandle } from "~/layout/page-data";
import { pageMeta } from "~/layout/page-meta";
import type { Facts } from "./facts";

/** The `handle` of a demo's route. */
export const demoHandle: PageHandle = {
  demo: true,
  frame: { Header: DemoHeader, Footer: DemoFooter },
};

/** The `meta` of a demo's route. */
export function demoMeta({ subheadline }: Facts): MetaFunction {
  return (args: MetaArgs) => {
    const trade = tradeAt(args.location.pathname)!;
    const name = cleanFirmName(new URLSearchParams(args.location.search).get("name"));
    return pageMeta(args, {
      title: name ? `${name}: website preview` : `${trade.name} website template`,
      description: subheadline,
      picture: `demo-${trade.slug}`,
      hidden: name !== undefined,
    });
  };
}

/** The `links` of a demo's route: its stylesheet, and the fonts of its first screen. */
export function demoLinks(stylesheet: string, fonts: readonly string[]): LinksFunction {
  return () => [
    ...fonts.map((href): LinkDescriptor => ({
      rel: "preload",
      href,
      as: "font",
      type: "font/woff2",
      crossOrigin: "anonymous",
    })),
    { rel: "stylesheet", href: stylesheet },
  ];
}
