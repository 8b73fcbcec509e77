const entries = [
  {
    called: "11:02 pm",
    open: "11:21 pm",
    quote:
      "Two children asleep in the car. He was there in a quarter of an hour, and he whispered.",
    author: "Nadia F., West Bank",
    job: "Door slammed shut, $89",
  },
  {
    called: "5:38 am",
    open: "6:04 am",
    quote: "The text said $139 and the bill said $139. I was at work by seven.",
    author: "Priya L., New Docks",
    job: "Locked, key lost, $139",
  },
  {
    called: "2:15 pm",
    open: "3:10 pm",
    quote: "Talked me out of the expensive lock. The simpler one fits better.",
    author: "Tom H., University",
    job: "New cylinder, $145",
  },
];

/** Reviews as a log of calls. */
export function NightLog() {
  return (
    <section id="log" className="nl-log" aria-labelledby="log-title">
      <div className="nl-head">
        <h2 id="log-title">From the call log</h2>
        <p>Example reviews. Yours go here, with the times of the calls.</p>
      </div>
      <ul>
        {entries.map(({ called, open, quote, author, job }) => (
          <li key={author}>
            <p className="nl-log-time">
              <span>
                <small>Call </small>
                {called}
              </span>
              <span>
                <small>Door open </small>
                {open}
              </span>
            </p>
            <blockquote>“{quote}”</blockquote>
            <p className="nl-small">
              <b>{author}</b>
              <br />
              {job} (example)
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
