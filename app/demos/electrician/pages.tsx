import { CarChargers } from "./car-chargers";
import { Section } from "./section";
import { SmartHomes } from "./smart-homes";

/** Two pages behind two tabs, which are links: the first page shows until the second one is the target. */
export function Pages() {
  return (
    <Section
      id="pages"
      no="4-5"
      symbol="receptacle"
      ground="soot"
      title="Data sheets: vehicle chargers, lighting control"
    >
      <div className="el-pages">
        <ul className="el-tabs">
          <li>
            <a href="#car-chargers" className="el-tab el-tab-cars">
              <span className="el-num">4</span> Vehicle chargers
            </a>
          </li>
          <li>
            <a href="#smart-homes" className="el-tab el-tab-homes">
              <span className="el-num">5</span> Lighting control
            </a>
          </li>
        </ul>
        <CarChargers />
        <SmartHomes />
      </div>
    </Section>
  );
}
