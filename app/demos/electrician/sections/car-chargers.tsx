import garage from "../drawings/garage.svg";
import { Rows } from "./section";
import { TabPage } from "./tab-page";

/** The page about car chargers. */
export function CarChargers() {
  return (
    <TabPage id="car-chargers" title="Plug in at night, drive off in the morning">
      <img
        src={garage}
        alt="A car at its charger, with a conduit from the breaker panel"
        width={640}
        height={340}
        loading="lazy"
        className="h-auto w-full"
      />
      <div>
        <Rows
          caption="Fitted, with permit"
          head={["Charger", "Price"]}
          rows={[
            ["25 miles an hour", "32 amps", "$890"],
            ["31 miles an hour", "40 amps", "$990"],
            ["37 miles an hour", "48 amps", "$1,180"],
          ]}
        />
        <p className="mt-4 text-quiet">
          Text us a photo of your open panel: you hear the same day whether it has room.
        </p>
      </div>
    </TabPage>
  );
}
