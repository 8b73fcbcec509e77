import { useFirmName } from "../kit/facts";
import electrician, { licenseNumber } from "./facts";
import { frame } from "./sections/section";

const wide = "col-span-2 large-text:col-auto";

/** The title block of a drawing sheet. */
export function Footer() {
  const facts = [
    {
      term: "Firm",
      text: `${useFirmName(electrician)}, 2250 Baxter Road, Unit 4, Harmon Crossing`,
      className: wide,
    },
    { term: "License", text: licenseNumber, className: "max-tablet:col-span-full" },
    {
      term: "Remarks",
      text: "This is a demonstration: the firm is invented, and nothing is sent from this page.",
      className: wide,
    },
  ];
  return (
    <footer className="pine border-t border-line">
      <div className={`pb-11 pt-6 desk:py-12 ${frame}`}>
        <dl className="grid grid-cols-2 gap-px border border-edge bg-edge tablet:grid-cols-5 large-text:grid-cols-1">
          {facts.map(({ term, text, className = "" }) => (
            <div key={term} className={`bg-pine px-3.5 py-2.5 ${className}`}>
              <dt className="text-note text-quiet">{term}</dt>
              <dd className="font-mono text-note leading-[1.5] [overflow-wrap:anywhere]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </footer>
  );
}
