import { useChoices } from "../demo";
import { DemoForm } from "../demo-form";
import { Comparison } from "./comparison";
import { GlassSection } from "./drawings/glass-section";
import { GlassView, Street } from "./drawings/glass-view";
import { glassType, glassTypes, type GlassType } from "./glass";
import { glazier } from "./glazier";
import { Section } from "./section";

const sides = [
  { field: "left", name: "Left" },
  { field: "right", name: "Right" },
] as const;

/** Five types of glass side by side, of which two can be set against each other. */
export function GlassTypes() {
  const chosen = useChoices(glazier);
  return (
    <Section
      id="glass"
      number="02"
      title="Five kinds of glass, cut through"
      intro="Drawn to one scale, the street on the left and your room on the right, and below it the street as you will see it. Samples of all five hang in the workshop window: knock on them."
    >
      <Street />
      <DemoForm target="compare" className="gz-types-form" aria-label="Two types to compare">
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
          <button className="gz-button">Compare the two</button>
          <p className="gz-small">This is a demo: nothing is sent.</p>
        </div>
      </DemoForm>
      <Comparison left={glassType(chosen.left)} right={glassType(chosen.right)} />
      <ul className="gz-legend">
        <li className="gz-legend-glass">glass</li>
        <li className="gz-legend-film">film, which holds it together</li>
        <li className="gz-legend-gas">argon</li>
        <li className="gz-legend-coat">coating against heat loss</li>
        <li className="gz-legend-spacer">spacer and seal</li>
      </ul>
    </Section>
  );
}

function TypeColumn({ type }: { type: GlassType }) {
  return (
    <>
      <GlassSection type={type} />
      <h3>{type.name}</h3>
      <p className="gz-make">
        {type.make}
        <br />
        {type.inches} in thick
      </p>
      <p className="gz-use">{type.use}</p>
      <GlassView type={type} />
      <dl className="gz-values">
        <div>
          <dt>
            <abbr title="Heat lost in Btu per hour, square foot and °F">U-factor</abbr>
          </dt>
          <dd>{type.u.toFixed(2)}</dd>
        </div>
        <div>
          <dt>
            <abbr title="Sound transmission class, in decibels">Sound, STC</abbr>
          </dt>
          <dd>{type.stc}</dd>
        </div>
        <div>
          <dt>Daylight</dt>
          <dd>{type.light}%</dd>
        </div>
        <div>
          <dt>Per sq ft</dt>
          <dd className="gz-type-price">${type.price}</dd>
        </div>
      </dl>
    </>
  );
}
