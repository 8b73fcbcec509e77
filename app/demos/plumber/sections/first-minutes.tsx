import drain from "../drawings/drain.svg";
import outlets from "../drawings/outlets.svg";
import shutOff from "../drawings/shut-off.svg";
import plumber from "../facts";
import { onDark, Section } from "./section";

const steps = [
  {
    title: "Shut Off the Main Valve",
    text: "If the water is still running, please close the valve by the meter first; it turns to the right. If yours has a lever, a quarter turn is enough.",
    picture: shutOff,
  },
  {
    title: "Open the Lowest Faucet",
    text: "Next, please open the faucet in your basement or the one outdoors, so that the water that is still in the pipes can run out there.",
    picture: drain,
  },
  {
    title: "Stay Away from Wet Outlets",
    text: "Please do not step into water near an outlet. If you can get to the panel with dry feet, turn off the power to that room. If you cannot, leave it alone and wait for us.",
    picture: outlets,
  },
] as const;

/** What to do until the van is there. */
export function FirstMinutes() {
  return (
    <Section
      id="first-minutes"
      title="What to Do in an Emergency"
      lead={
        <>
          Please do these three things, and then call us at{" "}
          <a
            className="whitespace-nowrap font-bold underline decoration-2 underline-offset-4"
            href={`tel:${plumber.phone}`}
          >
            {plumber.phone}
          </a>
          . If you cannot manage one of them, call us anyway, and we will help you over the phone.
        </>
      }
      className={`bg-blue text-white ${onDark}`}
    >
      <ol className="grid grid-cols-1 gap-10 desk:grid-cols-3 desk:gap-x-8">
        {steps.map(({ title, text, picture }, index) => (
          <li
            key={title}
            className="print:break-inside-avoid max-desk:grid max-desk:grid-cols-[1fr_2fr] max-desk:gap-x-5 tablet:max-desk:grid-cols-[2fr_3fr] tablet:max-desk:gap-x-8 large-text:!block"
          >
            <img
              className="h-auto w-full max-w-[30rem] rounded"
              src={picture}
              alt=""
              width={360}
              height={220}
              loading="lazy"
            />
            <div>
              <h3 className="mb-4 desk:mt-5 large-text:mt-5">
                {index + 1}. {title}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
