import { CarChargers } from "./car-chargers";
import { Section } from "./section";
import { SmartHomes } from "./smart-homes";

/** Two pages behind two tabs, which are links: the first page shows until the second one is the target. */
export function Pages() {
  return (
    <Section id="pages" no="4" ground="soot" title="Car chargers and lighting control">
      <div className="el-pages">
        <ul className="el-tabs">
          <li>
            <a href="#car-chargers" className="el-tab el-tab-cars">
              Car chargers
            </a>
          </li>
          <li>
            <a href="#smart-homes" className="el-tab el-tab-homes">
              Lighting control
            </a>
          </li>
        </ul>
        <CarChargers />
        <SmartHomes />
      </div>
    </Section>
  );
}
