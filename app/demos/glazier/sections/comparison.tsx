import { measures, verdict, type Measure } from "../comparing";
import { GlassSection } from "../drawings/glass-section";
import { GlassView } from "../drawings/glass-view";
import type { GlassType } from "../glass";

interface Pair {
  left: GlassType;
  right: GlassType;
}

/** Two types of glass in the same window, on the same night, in the same street. */
export function Comparison({ left, right }: Pair) {
  return (
    <div id="compare" className="gz-compare" role="group" aria-labelledby="compare-title">
      <h3 id="compare-title">
        <span>
          <span className="gz-letter">A</span> {left.name}
        </span>{" "}
        <span>
          <span className="gz-letter">B</span> {right.name}
        </span>
      </h3>
      <div className="gz-pair">
        <PairPane type={left} />
        <PairPane type={right} />
      </div>
      <div className="gz-measures">
        {measures.map((measure) => (
          <Scale key={measure.name} measure={measure} left={left} right={right} />
        ))}
      </div>
      <div className="gz-verdict">
        {verdict(left, right).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="gz-small">
          This is for a window three feet wide and four feet high. We’ve rounded the figures,
          because your frame makes a difference too.
        </p>
      </div>
    </div>
  );
}

function PairPane({ type }: { type: GlassType }) {
  return (
    <figure>
      <GlassView type={type} />
      <div className="gz-pair-ends" aria-hidden="true">
        <span>outside</span>
        <span>inside</span>
      </div>
      <GlassSection type={type} />
      <figcaption>
        <b>{type.name}</b>
      </figcaption>
    </figure>
  );
}

function Scale({ measure, left, right }: Pair & { measure: Measure }) {
  return (
    <div className="gz-scale">
      <h4>
        {measure.name} <span>{measure.note}</span>
      </h4>
      {[left, right].map((type, index) => (
        <p key={index}>
          <span>{type.name}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0h100v1H0z" className="gz-bar-ground" />
            <path
              d={`M0 0h${Math.round((measure.of(type) / measure.full) * 100)}v1H0z`}
              className={index === 0 ? "gz-bar-left" : "gz-bar-right"}
            />
          </svg>
          <b>{measure.written(measure.of(type))}</b>
        </p>
      ))}
    </div>
  );
}
