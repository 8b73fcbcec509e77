import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import { Comparison } from "./comparison";
import { GlassSection } from "../drawings/glass-section";
import { GlassView, Street } from "../drawings/glass-view";
import { glassType, glassTypes, type GlassType } from "../glass";
import glazier from "../facts";
import { Section } from "./section";

const sides = [
  { field: "left", name: "A" },
  { field: "right", name: "B" },
] as const;

/** Five types of glass side by side, of which two can be set against each other. */
export function GlassTypes() {
  const chosen = useChoices(glazier);
  return (
    <Section id="glass" title="These are the five kinds of glass people ask us about.">
      <p>
        Each drawing shows a slice through the glass, with the street on the left and your room on
        the right. If you stop by the showroom, you can hold all five in your hands. Pick one as A
        and another one as B, and we’ll put them next to each other and show you what you’d see.
      </p>
      <Street />
      <DemoForm
        target="compare"
        className="gz-types-form"
        aria-label="Two kinds of glass to compare"
      >
        <ol className="gz-types">
          {glassTypes.map((type) => (
            <li key={type.slug}>
              <TypeColumn type={type} />
              <p className="gz-sides">
                {sides.map(({ field, name }) => (
                  <label key={field}>
                    <input
                      type="radio"
                      name={field}
                      value={type.slug}
                      defaultChecked={chosen[field] === type.slug}
                    />
                    {name}
                    <span className="gz-hidden">: {type.name}</span>
                  </label>
                ))}
              </p>
            </li>
          ))}
        </ol>
        <div className="gz-types-send">
          <button className="gz-button">Compare A with B</button>
          <p className="gz-small">
            Because this is a demo, the button only changes this page, and nothing you pick is sent
            to us.
          </p>
        </div>
      </DemoForm>
      <Comparison left={glassType(chosen.left)} right={glassType(chosen.right)} />
      <ul className="gz-legend">
        <li className="gz-legend-glass">glass</li>
        <li className="gz-legend-film">plastic film</li>
        <li className="gz-legend-gas">argon gas</li>
        <li className="gz-legend-coat">coating that reflects heat</li>
        <li className="gz-legend-spacer">strip that seals the edge</li>
      </ul>
    </Section>
  );
}

function TypeColumn({ type }: { type: GlassType }) {
  return (
    <>
      <GlassSection type={type} />
      <h3>{type.name}</h3>
      <p className="gz-make">{type.make}</p>
      <p className="gz-use">{type.use}</p>
      <GlassView type={type} />
      <dl className="gz-values">
        <div>
          <dt>Keeps heat in</dt>
          <dd>{type.warmth}</dd>
        </div>
        <div>
          <dt>Keeps noise out</dt>
          <dd>{type.quiet}</dd>
        </div>
        <div>
          <dt>Lets light in</dt>
          <dd>{type.light}%</dd>
        </div>
        <div>
          <dt>Square foot</dt>
          <dd>${type.price}</dd>
        </div>
      </dl>
    </>
  );
}
