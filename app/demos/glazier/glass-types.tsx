import { useChoices } from "../demo";
import { DemoForm } from "../demo-form";
import { Comparison } from "./comparison";
import { GlassSection } from "./drawings/glass-section";
import { GlassView, Street } from "./drawings/glass-view";
import { glassType, glassTypes, type GlassType } from "./glass";
import { glazier } from "./glazier";
import { Section } from "./section";

const sides = [
  { field: "left", name: "A" },
  { field: "right", name: "B" },
] as const;

/** Five types of glass side by side, of which two can be set against each other. */
export function GlassTypes() {
  const chosen = useChoices(glazier);
  return (
    <Section id="glass" number="02" title="Glass types">
      <p>
        Vertical sections at uniform scale, exterior side on the left, with the corresponding view
        through the glass. Samples of all types are on display in the showroom.
      </p>
      <Street />
      <DemoForm
        target="compare"
        className="gz-types-form"
        aria-label="Selection of two types for comparison"
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
          <button className="gz-button">Comparison of A and B</button>
          <p className="gz-small">Demonstration form without transmission of data.</p>
        </div>
      </DemoForm>
      <Comparison left={glassType(chosen.left)} right={glassType(chosen.right)} />
      <ul className="gz-legend">
        <li className="gz-legend-glass">glass</li>
        <li className="gz-legend-film">PVB interlayer</li>
        <li className="gz-legend-gas">argon filling</li>
        <li className="gz-legend-coat">low-e coating</li>
        <li className="gz-legend-spacer">spacer and edge seal</li>
      </ul>
      <Standards />
    </Section>
  );
}

const standards = [
  {
    product: "Tempered glass",
    standard: "ASTM C1048",
    tolerance: "±\u00a01/16\u00a0in (1.6\u00a0mm)",
  },
  {
    product: "Laminated glass",
    standard: "ASTM C1172",
    tolerance: "±\u00a01/8\u00a0in (3.2\u00a0mm)",
  },
  {
    product: "Insulating units",
    standard: "ASTM E2190",
    tolerance: "±\u00a03/32\u00a0in (2.4\u00a0mm)",
  },
  { product: "Safety glazing", standard: "ANSI Z97.1", tolerance: "as for the product" },
];

function Standards() {
  return (
    <table className="gz-table">
      <caption>Product standards and cutting tolerances</caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Standard</th>
          <th scope="col">Tolerance</th>
        </tr>
      </thead>
      <tbody>
        {standards.map(({ product, standard, tolerance }) => (
          <tr key={product}>
            <th scope="row">{product}</th>
            <td>{standard}</td>
            <td>{tolerance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of all layers, in millimeters. */
function thickness({ layers }: GlassType): number {
  return layers.reduce((sum, { mm }) => sum + mm, 0);
}

function TypeColumn({ type }: { type: GlassType }) {
  return (
    <>
      <GlassSection type={type} />
      <h3>{type.name}</h3>
      <p className="gz-make">
        {type.make}
        <br />
        Thickness {type.inches}&nbsp;in ({thickness(type)}&nbsp;mm)
      </p>
      <p className="gz-use">{type.use}</p>
      <GlassView type={type} />
      <dl className="gz-values">
        <div>
          <dt>
            <abbr title="Heat transfer in Btu per hour, square foot and °F">U-factor</abbr>
          </dt>
          <dd>{type.u.toFixed(2)}</dd>
        </div>
        <div>
          <dt>
            <abbr title="Sound transmission class">STC</abbr>
          </dt>
          <dd>{type.stc}</dd>
        </div>
        <div>
          <dt>Transmittance</dt>
          <dd>{type.light}%</dd>
        </div>
        <div>
          <dt>USD/sq ft</dt>
          <dd>{type.price}</dd>
        </div>
      </dl>
    </>
  );
}
