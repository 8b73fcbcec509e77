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

/** The board at the fence: at most four sites at a time, and which one is free. */
export function SiteBoard() {
  return (
    <section id="sites" className="kd-wrap kd-board" aria-labelledby="sites-title">
      <h2 id="sites-title">Crew At Three Sites In Last Week Of February</h2>
      <ol className="kd-sites">
        {sites.map(({ place, build, week, weeks, next }) => (
          <li key={place}>
            <p className="kd-label">{place}</p>
            <p className="kd-site-build">{build}</p>
            <svg className="kd-bar kd-bar-hollow" aria-hidden="true">
              <rect width="100%" height="100%" />
              <rect
                className="kd-bar-done"
                width={`${Math.round((week / weeks) * 100)}%`}
                height="100%"
              />
            </svg>
            <p className="kd-site-week">
              Week {week} of {weeks}. {next}
            </p>
          </li>
        ))}
        <li className="kd-site-open">
          <p className="kd-label">Fourth Site</p>
          <p className="kd-stamp">Open in March</p>
          <p className="kd-site-week">
            The firm takes four jobs at a time. <a href="#request">Send A Request</a>
          </p>
        </li>
      </ol>
    </section>
  );
}
