import ClipboardList from "lucide-react/icons/clipboard-list";
import Images from "lucide-react/icons/images";
import Rocket from "lucide-react/icons/rocket";
import { claims } from "~/content/claims";
import { Section } from "~/ui/section";

const steps = [
  {
    icon: ClipboardList,
    title: "Choose your plan",
    description: "Tell us about your business in one short form, check the total and pay by card.",
    time: "A few minutes",
  },
  {
    icon: Images,
    title: "Send your brand assets",
    description: "After checkout, upload your logo, text and images. Photos from a phone are fine.",
    time: `Within ${claims.materialsDue}`,
  },
  {
    icon: Rocket,
    title: "Launch and go live",
    description: "We build the site, connect your domain and put it online. The upkeep is our job.",
    time: `${claims.delivery} later`,
  },
];

export function HowItWorks() {
  return (
    <Section title="How it works" intro="Three steps, and only the first two need you.">
      <ol className="grid gap-6 md:grid-cols-3 md:gap-8">
        {steps.map(({ icon: Icon, ...step }, index) => (
          <li key={step.title} className="relative border-t-4 border-ink pt-4 max-md:pl-14 md:pt-6">
            <p className="flex items-center justify-between max-md:absolute max-md:left-0">
              <span className="text-5xl font-extrabold leading-none text-brand">
                <span className="sr-only">Step </span>
                {index + 1}
              </span>
              <Icon aria-hidden className="size-8 text-muted max-md:hidden" />
            </p>
            <h3 className="text-xl md:mt-5 font-bold">{step.title}</h3>
            <p className="mt-1 font-semibold text-brand">{step.time}</p>
            <p className="mt-2 text-muted">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
