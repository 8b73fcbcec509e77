import { CarChargers } from "./car-chargers";
import { Section } from "./section";
import { SmartHomes } from "./smart-homes";

/** Two pages behind two tabs, which are links: the first page shows until the second one is the target. */
export function Pages() {
  return (
    <Section
      id="pages"
      circuit="4, 5"
      symbol="receptacle"
      ground="soot"
      title="Two circuits most homes add next"
      lead="A charger in the garage, and lights that know when you are out. Each has a page of its own here, with prices."
    >
      <div className="el-pages">
        <ul className="el-tabs">
          <li>
            <a href="#car-chargers" className="el-tab el-tab-cars">
              <span className="el-num">4</span> Car chargers
            </a>
          </li>
          <li>
            <a href="#smart-homes" className="el-tab el-tab-homes">
              <span className="el-num">5</span> Smart homes
            </a>
          </li>
        </ul>
        <CarChargers />
        <SmartHomes />
      </div>
    </Section>
  );
}
