import { useFirmName } from "../kit/facts";
import electrician, { licenseNumber } from "./facts";
import { callLink, frame } from "./sections/section";

const wide = "col-span-2 large-text:col-auto";

/** The title block of a drawing sheet. */
export function Footer() {
  const facts = [
    {
      term: "Firm",
      text: `${useFirmName(electrician)}, 2250 Baxter Road, Unit 4, Harmon Crossing`,
      className: wide,
    },
    { term: "License", text: licenseNumber },
    { term: "Telephone", text: <a href={callLink}>{electrician.phone}</a> },
    {
      term: "Remarks",
      text: "This is a demonstration: the firm is invented, and nothing is sent from this page.",
      className: wide,
    },
  ];
  return (
    <footer className="soot border-t border-line">
      <div className={`pb-32 pt-6 desk:pt-12 ${frame}`}>
        <dl className="grid grid-cols-2 gap-px border border-edge bg-edge tablet:grid-cols-6 large-text:grid-cols-1">
          {facts.map(({ term, text, className = "" }) => (
            <div key={term} className={`bg-soot px-3.5 py-2.5 ${className}`}>
              <dt className="text-note text-quiet">{term}</dt>
              <dd className="font-mono text-note leading-[1.5] [overflow-wrap:anywhere] [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center [&>a]:underline [&>a]:decoration-glow [&>a]:underline-offset-4">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </footer>
  );
}
