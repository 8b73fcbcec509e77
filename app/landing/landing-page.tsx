import type { ComponentType, ReactNode } from "react";
import { ClosingCall } from "./closing-call";
import { Hero, HERO_ID, type FirmWish } from "./hero";
import { HowItWorks } from "./how-it-works";
import { Pricing } from "./pricing";
import { Questions } from "./questions";
import { Services } from "./services";
import { Testimonials } from "./testimonials";
import { WhyChoose } from "./why-choose";

interface LandingPageProps {
  Showcase: ComponentType<FirmWish>;
  gallery: ReactNode;
  supportEmail: string;
}

/** The landing page's sections in their order. Showcase and gallery are props: landing may not import app/gallery. */
export function LandingPage({ Showcase, gallery, supportEmail }: LandingPageProps) {
  return (
    <>
      <div id={HERO_ID}>
        <Hero Showcase={Showcase} />
      </div>
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
