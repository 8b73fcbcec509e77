import { Section } from "~/ui/section";
import type { DemoSectionProps } from "./demo-section";
import { layouts } from "./layouts";

export function DemoReasons({ demo, ground }: DemoSectionProps) {
  const { numbered } = layouts[demo.layout];
  return (
    <Section title={demo.reasonsTitle} className={ground}>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-12">
        {demo.reasons.map((reason, index) => (
          <li
            key={reason.title}
            className={numbered ? "" : "border-t-4 border-[color:var(--trade-text)] pt-6"}
          >
            {numbered && (
              <span
                aria-hidden
                className="flex size-14 items-center justify-center rounded-full bg-[var(--trade)] text-2xl font-extrabold text-white"
              >
                {index + 1}
              </span>
            )}
            <h3 className={`text-2xl font-bold ${numbered ? "mt-5" : ""}`}>{reason.title}</h3>
            <p className="mt-3 text-lg">{reason.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
