const entries = [
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

const time = "display text-[2rem]/none text-orange desk:text-[2.75rem]/none";
const label = "block font-text text-[1.0625rem]/[1.3] font-normal normal-case text-ash";

/** Reviews as a log of calls. */
export function Log() {
  return (
    <section id="log" className="[--ems:7.54] tablet:[--ems:15.08]" aria-labelledby="log-title">
      <h2 id="log-title">Call log (examples)</h2>
      <ul className="pb-8">
        {entries.map(({ called, open, words, job }) => (
          <li
            key={called}
            className="grid grid-cols-2 gap-x-6 gap-y-1 border-t border-rule px-sides pb-[1.125rem] pt-4 text-[1.25rem]/[1.3] desk:grid-cols-[2fr_2fr_5fr_3fr] desk:items-end desk:pb-3 desk:pt-4 desk:text-[1.625rem]/[1.3] large-text:grid-cols-1"
          >
            <span className={time}>
              <small className={label}>Call </small>
              {called}
            </span>
            <span className={time}>
              <small className={label}>Open </small>
              {open}
            </span>
            <q className="col-span-full desk:col-auto">{words}</q>
            <span className="col-span-full text-[1.0625rem] text-ash desk:col-auto desk:text-right desk:text-[1.25rem]">
              {job}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
