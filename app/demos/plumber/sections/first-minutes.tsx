import type { ReactNode } from "react";
import plumber from "../facts";
import { onDark, Section } from "./section";

const steps: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: "Shut Off the Main Valve",
    text: "If the water is still running, please close the valve by the meter first; it turns to the right. If yours has a lever, a quarter turn is enough.",
    drawing: (
      <>
        <path d="M0 96h74M166 96h74M0 132h74M166 132h74" />
        <path d="M74 84h14v60H74ZM152 84h14v60h-14ZM88 90h64v48H88ZM112 90V70h16v20" />
        <path strokeWidth="2" strokeDasharray="5 7" d="M114 70 110 8q10-10 20 0l-4 62" />
        <path fill="currentColor" d="M108 58h92q12 8 0 16h-92Z" />
        <path d="M146 20q40 4 48 28M186 42l8 8 5-11" />
      </>
    ),
  },
  {
    title: "Open the Lowest Faucet",
    text: "Next, please open the faucet in your basement or the one outdoors, so that the water that is still in the pipes can run out there.",
    drawing: (
      <>
        <path d="M30 20v60M30 38h56q54 0 54 52v6h-34v-8q0-16-20-16H30" />
        <path d="M82 38V22h20v16M68 22h48v-8H68ZM102 96h42v10h-42Z" />
        <path fill="currentColor" d="M116 106h14v46h-14Z" />
        <path d="M74 130l12 62h74l12-62M66 130h114M80 162h86" />
      </>
    ),
  },
  {
    title: "Stay Away from Wet Outlets",
    text: "Please do not step into water near an outlet. If you can get to the panel with dry feet, turn off the power to that room. If you cannot, leave it alone and wait for us.",
    drawing: (
      <>
        <path d="M62 6h116v152H62ZM74 18h92v128H74Z" />
        <path d="M86 34h30v20H86ZM124 34h30v20h-30ZM86 64h30v20H86ZM86 94h30v20H86ZM124 94h30v20h-30ZM86 124h30v12H86ZM124 124h30v12h-30Z" />
        <path fill="currentColor" d="M124 64h30v20h-30Z" />
        <path d="M108 36v16M132 36v16M108 66v16M108 96v16M132 96v16" />
        <path d="M0 188q15-12 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0" />
      </>
    ),
  },
];

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
      <ol className="grid grid-cols-1 gap-10 tablet:grid-cols-3 tablet:gap-x-12">
        {steps.map(({ title, text, drawing }, index) => (
          <li key={title}>
            <svg
              className="w-44 overflow-visible tablet:w-full tablet:max-w-72"
              viewBox="0 0 240 200"
              fill="none"
              stroke="currentColor"
              strokeWidth="4"
              strokeLinejoin="round"
              strokeLinecap="round"
              aria-hidden="true"
            >
              {drawing}
            </svg>
            <h3 className="mb-2.5 mt-5">
              {index + 1}. {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
