import { Room } from "../drawings/room";
import { Rows } from "./section";
import { TabPage } from "./tab-page";

const scenes = [
  { id: "home", name: "Coming home", text: "The lamp and the porch are lit, and it is 70 °F." },
  { id: "away", name: "Going out", text: "All off, the door locked, 64 °F." },
  { id: "night", name: "Good night", text: "Shade down, door locked, a glow in the hall." },
];

/** The page about smart homes, with a drawn room that follows the chosen scene. */
export function SmartHomes() {
  return (
    <TabPage id="smart-homes" title="One button at the door">
      <div>
        <Room />
        <p className="mt-4 text-quiet">Works without internet, and without a monthly fee.</p>
      </div>
      <div className="grid gap-8">
        <fieldset className="grid rounded-md border border-edge bg-pine">
          <legend className="sr-only">Keypad at the door</legend>
          {scenes.map(({ id, name, text }, index) => (
            <label
              key={id}
              className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3.5 px-4 py-2.5 hover:text-lamp [label+&]:border-t [label+&]:border-line"
            >
              <input
                type="radio"
                name="scene"
                id={`scene-${id}`}
                defaultChecked={index === 0}
                className="size-[1.125rem] appearance-none rounded-full border border-edge [forced-color-adjust:none] checked:border-lamp checked:bg-lamp checked:shadow-[0_0_1rem_rgb(255_215_130/0.8)]"
              />
              <b>{name}</b>
              <span className="col-start-2 leading-snug text-quiet">{text}</span>
            </label>
          ))}
        </fieldset>
        <Rows
          caption="Fitted, and explained"
          head={["Set", "Price"]}
          rows={[
            ["One room", "Four dimmers and the keypad", "$640"],
            ["One floor", "Ten dimmers, shades, thermostat", "$1,890"],
            ["The whole house", "Up to 2,500 square feet", "$3,400"],
          ]}
        />
      </div>
    </TabPage>
  );
}
