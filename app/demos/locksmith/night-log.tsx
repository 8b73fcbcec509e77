const entries = [
  {
    called: "11:02 pm",
    open: "11:21 pm",
    words: "Fast. Quiet. Kids slept.",
    job: "$89, West Bank",
  },
  {
    called: "2:47 am",
    open: "3:04 am",
    words: "Key snapped. Door fine.",
    job: "$119, Castle Hill",
  },
  { called: "5:38 am", open: "6:04 am", words: "Said $139. Paid $139.", job: "$139, New Docks" },
  {
    called: "2:15 pm",
    open: "3:10 pm",
    words: "Cheaper lock. Good lock.",
    job: "$145, University",
  },
];

/** Reviews as a log of calls. */
export function NightLog() {
  return (
    <section id="log" className="nl-log" aria-labelledby="log-title">
      <h2 id="log-title">Call log (examples)</h2>
      <ul>
        {entries.map(({ called, open, words, job }) => (
          <li key={called}>
            <span>
              <small>Call </small>
              {called}
            </span>
            <span>
              <small>Open </small>
              {open}
            </span>
            <q>{words}</q>
            <span className="nl-log-job">{job}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
