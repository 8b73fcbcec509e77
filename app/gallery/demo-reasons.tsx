import { Section } from "~/ui/section";
import type { Demo } from "./demo-content";
import { layouts } from "./layouts";

export function DemoReasons({ demo }: { demo: Demo }) {
  const { numbered } = layouts[demo.layout];
  return (
    <Section title={demo.reasonsTitle} className="bg-[var(--trade-tint)]">
      <ol className="grid gap-8 md:grid-cols-3">
        {demo.reasons.map((reason, index) => (
          <li
            key={reason.title}
            className={numbered ? "" : "border-t-4 border-[color:var(--trade-text)] pt-5"}
          >
            {numbered && (
              <span
                aria-hidden
                className="flex size-14 items-center justify-center rounded-full bg-[var(--trade)] text-2xl font-extrabold text-white"
              >
                {index + 1}
              </span>
            )}
            <h3 className={`text-xl font-bold ${numbered ? "mt-4" : ""}`}>{reason.title}</h3>
            <p className="mt-2 text-pretty">{reason.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
