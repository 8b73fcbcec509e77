import garage from "../drawings/garage.svg";
import { Rows } from "./section";
import { TabPage } from "./tab-page";

/** The page about car chargers. */
export function CarChargers() {
  return (
    <TabPage
      id="car-chargers"
      title="Plug in at night, drive off in the morning"
      picture={
        <img
          src={garage}
          alt="A car at its charger by a house at night, with a conduit from the breaker panel"
          width={1200}
          height={460}
          loading="lazy"
          className="aspect-[8/5] h-auto w-full object-cover object-[56%] tablet:aspect-[2/1] desk:aspect-[60/23]"
        />
      }
    >
      <p className="text-pretty text-quiet">
        Text us a photo of your open panel: you hear the same day whether it has room.
      </p>
      <Rows
        across
        caption="Fitted, with permit"
        head={["Charger", "Price"]}
        rows={[
          ["25 miles an hour", "32 amps", "$890"],
          ["31 miles an hour", "40 amps", "$990"],
          ["37 miles an hour", "48 amps", "$1,180"],
        ]}
      />
    </TabPage>
  );
}
