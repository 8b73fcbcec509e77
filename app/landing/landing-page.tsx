import type { ReactNode } from "react";
import { ClosingCall } from "./closing-call";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { Pricing } from "./pricing";
import { Questions } from "./questions";
import { Services } from "./services";
import { Testimonials } from "./testimonials";
import { WhyChoose } from "./why-choose";

interface LandingPageProps {
  showcase: ReactNode;
  gallery: ReactNode;
  supportEmail: string;
}

/** The landing page's sections in their order. Showcase and gallery are props: landing may not import app/gallery. */
export function LandingPage({ showcase, gallery, supportEmail }: LandingPageProps) {
  return (
    <>
      <Hero showcase={showcase} />
      <WhyChoose />
      <HowItWorks />
      <Services />
      <Pricing />
      {gallery}
      <Testimonials />
      <Questions supportEmail={supportEmail} />
      <ClosingCall supportEmail={supportEmail} />
    </>
  );
}
