import { CarChargers } from "./car-chargers";
import { Section } from "./section";
import { SmartHomes } from "./smart-homes";

const tab =
  "flex min-h-[3.75rem] items-center border border-line border-b-edge px-4 py-3 font-semibold leading-[1.2] text-quiet hover:text-lamp";
/** Two pages behind two tabs, which are links: the first page shows until the second one is the target. */
export function Pages() {
  return (
    <Section id="pages" ground="pine" title="When nothing is wrong">
      <div className="pages">
        <ul className="grid grid-cols-2 desk:grid-cols-[repeat(2,17rem)_1fr] desk:after:border-b desk:after:border-edge desk:after:content-[''] large-text:grid-cols-1">
          <li>
            <a href="#car-chargers" className={`${tab} car-tab`}>
              Car chargers
            </a>
          </li>
          <li>
            <a href="#smart-homes" className={`${tab} home-tab`}>
              Smart homes
            </a>
          </li>
        </ul>
        <CarChargers />
        <SmartHomes />
      </div>
    </Section>
  );
}
