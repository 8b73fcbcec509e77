import { Section } from "~/ui/section";
import { steps } from "./how-it-works-content";

export function HowItWorks() {
  return (
    <Section title="How it works" intro="Three steps, and only the first two need you.">
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8">
        {steps.map(({ icon: Icon, ...step }) => (
          <li key={step.stepNumber} className="border-t-4 border-ink pt-6">
            <p className="flex items-center justify-between">
              <span className="text-5xl font-extrabold leading-none text-brand">
                <span className="sr-only">Step </span>
                {step.stepNumber}
              </span>
              <Icon aria-hidden className="size-8 text-muted" />
            </p>
            <h3 className="mt-5 text-xl font-bold">{step.title}</h3>
            <p className="mt-1 font-semibold text-brand">{step.time}</p>
            <p className="mt-2 text-muted">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
