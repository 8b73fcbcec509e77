import { Room } from "../drawings/room";
import { Rows } from "./section";
import { TabPage } from "./tab-page";

const scenes = [
  { id: "home", name: "Coming home", text: "The lamp and the porch are lit, and it is 70 °F." },
  { id: "away", name: "Going out", text: "All off, the door locked, 64 °F." },
  { id: "night", name: "Good night", text: "Shade down, door locked, a glow in the hall." },
];

/** The page about smart homes, with a drawn room that follows the chosen scene. */
export function SmartHomes() {
  return (
    <TabPage id="smart-homes" title="One button at the door" picture={<Room />}>
      <p className="text-pretty text-quiet">Works without internet, and without a monthly fee.</p>
      <div className="col-span-full grid gap-7">
        <fieldset className="grid rounded-md border border-edge bg-pine desk:grid-cols-3">
          <legend className="sr-only">Keypad at the door</legend>
          {scenes.map(({ id, name, text }, index) => (
            <label
              key={id}
              className="grid cursor-pointer grid-cols-[auto_1fr] content-start items-center gap-x-3.5 px-4 py-2.5 hover:text-lamp border-line [label+&]:border-t desk:[label+&]:border-l desk:[label+&]:border-t-0"
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
          across
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
