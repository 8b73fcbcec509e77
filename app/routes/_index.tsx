import type { MetaFunction } from "@remix-run/node";
import { useLocation } from "@remix-run/react";
import { site } from "~/content/site";
import { Gallery, GALLERY_ID } from "~/gallery/gallery";
import { Showcase } from "~/gallery/showcase";
import { LandingPage } from "~/landing/landing-page";
import { questions } from "~/landing/questions-content";
import { questionsData, structuredData } from "~/landing/structured-data";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/layout/page-meta";
import { useSupportEmail, type RootData } from "~/layout/root-data";

export const handle: PageHandle = { scripts: "islands" };

export const meta: MetaFunction = (args) => {
  const root = args.matches.find((match) => match.id === "root")?.data as RootData | undefined;
  return [
    ...pageMeta(args, { title: site.tagline, description: site.description }),
    ...(root ? [{ "script:ld+json": structuredData(root) }] : []),
    { "script:ld+json": questionsData(questions) },
  ];
};

export default function Landing() {
  const { search } = useLocation();
  const gallery = (
    <div id={GALLERY_ID}>
      <Gallery search={search} />
    </div>
  );
  return <LandingPage Showcase={Showcase} gallery={gallery} supportEmail={useSupportEmail()} />;
}
