import { stamp } from "./section";

const sites = [
  {
    place: "Granger",
    build: "One-Story Addition",
    week: 4,
    weeks: 12,
    next: "The masons finished on Thursday.",
  },
  {
    place: "Three Elms",
    build: "Attic Conversion",
    week: 6,
    weeks: 9,
    next: "The insulation passed inspection.",
  },
  {
    place: "Summit",
    build: "New Home",
    week: 21,
    weeks: 38,
    next: "The wiring is half done.",
  },
];

const small = "text-[1.0625rem]/[1.35]";

/** The board at the fence: at most four sites at a time, and which one is free. */
export function Sites() {
  return (
    <section
      id="sites"
      className="px-sides pb-[clamp(2.5rem,6vw,6rem)]"
      aria-labelledby="sites-title"
    >
      <h2
        id="sites-title"
        className="mb-5 text-[clamp(1.5rem,1.35rem+0.7vw,2rem)] large-text:text-[min(1.5rem,11cqi)]"
      >
        Crew At Three Sites In Last Week Of February
      </h2>
      <ol className="grid gap-1 *:grid *:content-start *:gap-2 *:bg-paper *:px-[1.125rem] *:py-5 pair:grid-cols-2 tablet:grid-cols-3 desk:*:px-6 large-text:grid-cols-1">
        {sites.map(({ place, build, week, weeks, next }) => (
          <li key={place}>
            <p className="label flex flex-wrap justify-between gap-x-4">
              {place}
              <span>
                Week {week} of {weeks}
              </span>
            </p>
            <p className="text-[1.375rem]/[1.15] font-bold">{build}</p>
            <svg className="my-1 block h-2 w-full bg-concrete fill-brick" aria-hidden="true">
              <rect width={`${Math.round((week / weeks) * 100)}%`} height="100%" />
            </svg>
            <p className={small}>{next}</p>
          </li>
        ))}
        <li className="justify-items-start !gap-3 !bg-manila tablet:col-span-full tablet:!flex tablet:items-center tablet:!gap-x-8">
          <p className="label">Fourth Site</p>
          <p className={stamp}>Open in March</p>
          <p
            className={`tablet:flex tablet:flex-1 tablet:items-center tablet:justify-between tablet:gap-x-4 ${small}`}
          >
            The firm takes four jobs at a time.{" "}
            <a className="flex min-h-11 w-fit flex-none items-center font-bold" href="#request">
              Send A Request
            </a>
          </p>
        </li>
      </ol>
    </section>
  );
}
