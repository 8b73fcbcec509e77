import type { MetaFunction } from "@remix-run/node";
import { useLocation } from "@remix-run/react";
import { site } from "~/content/site";
import { Gallery, GALLERY_ID } from "~/marketing/gallery/gallery";
import { ClosingCall } from "~/marketing/landing/closing-call";
import { Hero, HERO_ID } from "~/marketing/gallery/hero";
import { HowItWorks } from "~/marketing/landing/how-it-works";
import { Pricing } from "~/marketing/landing/pricing";
import { Questions, questions } from "~/marketing/landing/questions";
import { Services } from "~/marketing/landing/services";
import { questionsData, structuredData } from "~/marketing/landing/structured-data";
import { Testimonials } from "~/marketing/landing/testimonials";
import { TrustRow } from "~/marketing/landing/trust-row";
import { WhyChoose } from "~/marketing/landing/why-choose";
import { type PageHandle, useSupportEmail, type RootData } from "~/layout/page-data";
import { pageMeta } from "~/layout/page-meta";

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
  const supportEmail = useSupportEmail();
  return (
    <>
      <section id="home">
        <div id={HERO_ID}>
          <Hero />
        </div>
        <TrustRow />
      </section>
      <WhyChoose />
      <HowItWorks />
      <Services />
      <Pricing />
      <div id={GALLERY_ID}>
        <Gallery search={search} />
      </div>
      <Testimonials />
      <Questions supportEmail={supportEmail} />
      <ClosingCall supportEmail={supportEmail} />
    </>
  );
}
