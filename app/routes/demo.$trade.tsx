import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { demoFor } from "~/gallery/demo-content";
import { DemoPage } from "~/gallery/demo-page";
import { pageMeta } from "~/layout/page-meta";

export const meta: MetaFunction = (args) => {
  const demo = demoFor(args.params.trade);
  if (!demo) return [];
  return pageMeta(args, {
    title: `${demo.industry} website template`,
    description: demo.subheadline,
    picture: `demo-${args.params.trade}`,
  });
};

export function loader({ params }: LoaderFunctionArgs) {
  if (!demoFor(params.trade)) throw new Response(null, { status: 404, statusText: "Not Found" });
  return json(null);
}

export default function Demo() {
  const demo = demoFor(useParams().trade);
  return demo ? <DemoPage demo={demo} /> : null;
}
