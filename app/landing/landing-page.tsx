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
  gallery: ReactNode;
  supportEmail: string;
}

/** The landing page's sections in their order; the portfolio gallery is handed in. */
export function LandingPage({ gallery, supportEmail }: LandingPageProps) {
  return (
    <>
      <Hero />
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
