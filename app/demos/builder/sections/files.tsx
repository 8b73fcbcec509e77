import { dollars } from "../facts";
import { projectFiles, type ProjectFile } from "../project-files";
import { Section, sign } from "./section";

/** Where the tabs stand along the folders' edges. */
const tabs = [
  "left-0",
  "left-[max(0px,(100%-12.5rem)/3)]",
  "left-[max(0px,(100%-12.5rem)/1.5)]",
  "right-0",
];

/** The project files: folders with index tabs and the work on the cover, that open on the figures. */
export function Files() {
  return (
    <Section
      id="files"
      title="Firm Opens Its Files On Four Jobs"
      dateline="Decorah, Jan. 15."
      report="The firm has kept a folder for every job since 1978. The four here are examples. “If you are proud of the work you should not mind showing the bill,” says Vernon, who started the firm."
    >
      <div className="grid gap-x-6 gap-y-[3.75rem] pt-11 desk:grid-flow-dense desk:grid-cols-3 desk:[&:has(>:nth-child(n+2)[open])]:grid-cols-2 large-text:grid-cols-1">
        {projectFiles.map((file, place) => (
          <Folder key={file.number} file={file} tab={tabs[place]!} first={place === 0} />
        ))}
      </div>
    </Section>
  );
}

interface FolderProps {
  file: ProjectFile;
  /** The class of the tab's place. */
  tab: string;
  /** Where there is room, it lies open. */
  first: boolean;
}

function Folder({ file, tab, first }: FolderProps) {
  const picture = { ...file.picture, width: 1200, height: 760, loading: "lazy" } as const;
  return (
    <details
      className={`group relative min-w-0 bg-manila desk:open:col-span-full ${first ? "desk:col-span-full" : ""}`}
      data-fold={first ? "" : undefined}
    >
      <summary className="group/cover grid cursor-pointer list-none grid-cols-[1fr_2.75rem] items-center gap-x-4 gap-y-2 px-[1.125rem] pb-5 pt-[1.125rem] desk:px-8 desk:py-6 desk:group-open:grid-cols-[1fr_auto_2.75rem] desk:group-open:gap-10 large-text:grid-cols-[minmax(0,1fr)_2.75rem] large-text:gap-x-1 [&::-webkit-details-marker]:hidden">
        <span
          className={`tab label absolute bottom-[calc(100%-1px)] z-0 flex min-h-11 min-w-[min(12.5rem,100%)] items-center justify-center gap-3 px-7 pt-1 [isolation:isolate] large-text:max-w-full large-text:px-3 large-text:text-[min(1rem,6.5cqi)] ${tab}`}
        >
          No. {file.number} <b className="font-semibold text-brick">{file.place}</b>
        </span>
        <h3 className="decoration-[3px] underline-offset-[0.15em] group-hover/cover:underline large-text:col-span-full">
          {file.name}
        </h3>
        <span className="col-span-full flex flex-wrap gap-x-6 desk:group-open:col-auto desk:group-open:gap-x-8 large-text:col-span-1">
          <b>{dollars(file.paid)}</b>
          <span>{file.size}</span>
          <span>{file.weeksTaken} weeks</span>
        </span>
        <span
          className={`col-start-2 row-start-1 self-start desk:group-open:col-start-3 desk:group-open:self-center large-text:row-start-2 ${sign}`}
          aria-hidden="true"
        />
        <img
          className={`col-span-full -mx-[1.125rem] -mb-5 mt-3 h-auto w-[calc(100%+2.25rem)] max-w-none bg-white object-cover object-[50%_65%] group-open:hidden tablet:aspect-[2] print:!aspect-[2.5] desk:-mx-8 desk:-mb-6 desk:w-[calc(100%+4rem)] ${first ? "tablet:object-contain desk:aspect-[3]" : "desk:aspect-auto"}`}
          {...picture}
        />
      </summary>
      <div className="grid gap-5 px-[1.125rem] pb-6 pt-1 tablet:gap-7 desk:grid-cols-[7fr_5fr] desk:gap-x-12 desk:gap-y-10 desk:px-8 desk:pb-10 desk:pt-2 large-text:grid-cols-1">
        <figure className="min-w-0 self-start">
          <img className="h-auto w-full" {...picture} />
          <figcaption className="pt-2 text-[1rem]/[1.3]">{file.caption}</figcaption>
        </figure>
        <div className="grid content-start gap-6 tablet:gap-8 large-text:grid-cols-1">
          <p>
            <b className="label">{file.dateline}</b> {file.story}
          </p>
          <Budget {...file} />
          <p>
            <b className="label mb-1 block text-brick">What Was Found</b>
            {file.surprise}
          </p>
        </div>
        <Parts {...file} />
      </div>
    </details>
  );
}

function Budget({ agreed, paid, weeksAgreed, weeksTaken }: ProjectFile) {
  const most = Math.max(agreed, paid);
  const saved = agreed - paid;
  return (
    <div className="break-inside-avoid">
      <h4 className="label mb-2 text-brick">The Budget</h4>
      <dl>
        <Line name="Price agreed on" value={dollars(agreed)} share={agreed / most} pale />
        <Line name="Final bill" value={dollars(paid)} share={paid / most} />
      </dl>
      <p className="mt-1.5 text-[1.0625rem]">
        {saved > 0 && `The ${dollars(saved)} left in the reserve was returned.`}
        {saved === 0 && "The bill came to the price that was agreed on."}
        {saved < 0 && `The ${dollars(-saved)} was for a change that the owners signed for.`} The
        schedule called for {weeksAgreed} weeks. The crew took {weeksTaken}.
      </p>
    </div>
  );
}

interface LineProps {
  name: string;
  value: string;
  /** Of the whole width. */
  share: number;
  pale?: boolean;
  /** Where its three parts stand. */
  places?: { row: string; value: string; bar: string };
}

const below = { row: "grid-cols-[1fr_auto] pb-2.5", value: "", bar: "col-span-full" };
/** On a phone the bar stands between name and value. */
const between = {
  row: "grid-cols-[1fr_4.5rem_4.5rem] items-center pb-1 tablet:grid-cols-[1fr_auto] tablet:items-stretch tablet:pb-2.5 desk:grid-cols-1",
  value: "text-right [grid-area:1/3] tablet:text-left tablet:[grid-area:auto]",
  bar: "[grid-area:1/2] tablet:[grid-area:auto/1/auto/-1]",
};

function Line({ name, value, share, pale, places = below }: LineProps) {
  return (
    <div
      className={`grid break-inside-avoid gap-x-4 gap-y-0.5 tabular-nums lining-nums large-text:flex large-text:flex-wrap large-text:justify-between ${places.row}`}
    >
      <dt>{name}</dt>
      <dd className={`font-bold ${places.value}`}>{value}</dd>
      <dd className={`large-text:flex-[0_0_100%] ${places.bar}`} aria-hidden="true">
        <svg className={`block h-3 w-full ${pale ? "fill-slate" : "fill-brick"}`}>
          <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
        </svg>
      </dd>
    </div>
  );
}

function Parts({ parts, paid }: ProjectFile) {
  const most = Math.max(...parts.map(({ percent }) => percent));
  return (
    <details className="group/parts border-t border-ink/30 desk:col-span-full" data-fold="">
      <summary className="label flex min-h-11 cursor-pointer list-none items-center justify-between hover:text-brick after:text-[2rem]/none after:text-brick after:content-['+'] group-open/parts:after:content-['–'] [&::-webkit-details-marker]:hidden">
        Cost By Trade
      </summary>
      <dl className="gap-x-8 pb-3 pt-1 desk:grid desk:grid-cols-5">
        {parts.map(({ name, percent }) => (
          <Line
            key={name}
            name={name}
            value={dollars(Math.round((paid * percent) / 10_000) * 100)}
            share={percent / most}
            places={between}
          />
        ))}
      </dl>
    </details>
  );
}
