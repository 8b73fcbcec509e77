const sites = [
  { place: "Granger", build: "Two-story extension", week: 7, weeks: 19, next: "Roof in a week" },
  { place: "Three Elms", build: "Attic conversion", week: 6, weeks: 9, next: "Plaster on Monday" },
  { place: "Summit", build: "New home", week: 21, weeks: 38, next: "Pipes and wires" },
];

/** The board at the fence: at most four sites at a time, and which one is free. */
export function SiteBoard() {
  return (
    <section id="sites" className="kd-wrap kd-board" aria-labelledby="sites-title">
      <div className="kd-board-head">
        <h2 id="sites-title">Four sites at a time</h2>
        <p>Never five. So Ruth stands on yours every working day.</p>
      </div>
      <ol className="kd-sites">
        {sites.map(({ place, build, week, weeks, next }, index) => (
          <li key={place}>
            <p className="kd-label">
              Site {index + 1} · {place}
            </p>
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
              <span>
                Week {week} of {weeks}
              </span>
              <span>{next}</span>
            </p>
          </li>
        ))}
        <li className="kd-site-open">
          <p className="kd-label">Site 4 · yours?</p>
          <p className="kd-stamp">Open from March</p>
          <a href="#request">Put your build here</a>
        </li>
      </ol>
    </section>
  );
}
