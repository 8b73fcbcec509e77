import type { ReactNode } from "react";
import { dollars } from "../facts";
import { Extension } from "../drawings/extension";
import { GardenWall } from "../drawings/garden-wall";
import { HomePlan } from "../drawings/home-plan";
import { Loft } from "../drawings/loft";
import { projectFiles, type ProjectFile } from "../project-files";
import { SectionHead } from "./section-head";

const [extension, loft, home, wall] = projectFiles;

/** The project files: folders with index tabs that open on a drawing and the figures. */
export function Files() {
  return (
    <section id="files" className="kd-section" aria-labelledby="files-title">
      <div className="kd-wrap">
        <SectionHead
          id="files-title"
          title="Firm Opens Its Files On Four Jobs"
          dateline="Decorah, Jan. 15."
        >
          The firm has kept a folder for every job since 1978. The four here are examples. “If you
          are proud of the work you should not mind showing the bill,” says Vernon Tollefson, who
          started the firm.
        </SectionHead>
        <div className="kd-drawer">
          <Folder file={extension} place="kd-tab-1" open>
            <Extension />
          </Folder>
          <Folder file={loft} place="kd-tab-2">
            <Loft />
          </Folder>
          <Folder file={home} place="kd-tab-3">
            <HomePlan />
          </Folder>
          <Folder file={wall} place="kd-tab-4">
            <GardenWall />
          </Folder>
        </div>
      </div>
    </section>
  );
}

interface FolderProps {
  file: ProjectFile;
  /** The class of the tab's place along the folder's edge. */
  place: string;
  open?: boolean;
  children: ReactNode;
}

function Folder({ file, place, open, children }: FolderProps) {
  return (
    <details className="kd-folder" open={open}>
      <summary>
        <span className={`kd-tab ${place}`}>
          No. {file.number} <b>{file.place}</b>
        </span>
        <h3>{file.name}</h3>
        <span className="kd-cover">
          <span>
            <b>{dollars(file.paid)}</b> {file.size}
          </span>
          <span>
            <b>{file.weeksTaken} weeks</b>
          </span>
        </span>
      </summary>
      <div className="kd-inside">
        <figure className="kd-drawing">
          {children}
          <figcaption>{file.caption}</figcaption>
        </figure>
        <div className="kd-figures">
          <p>
            <b className="kd-label">{file.dateline}</b> {file.story}
          </p>
          <Budget {...file} />
          <Weeks {...file} />
        </div>
        <Parts {...file} />
        <p className="kd-surprise">
          <b className="kd-label">What Was Found</b>
          {file.surprise}
        </p>
      </div>
    </details>
  );
}

function Budget({ agreed, paid }: ProjectFile) {
  const most = Math.max(agreed, paid);
  const saved = agreed - paid;
  return (
    <div className="kd-measure">
      <h4 className="kd-label">The Budget</h4>
      <dl>
        <Line name="Price agreed on" value={dollars(agreed)} share={agreed / most} hollow />
        <Line name="Final bill" value={dollars(paid)} share={paid / most} />
      </dl>
      <p>
        {saved > 0 && `The ${dollars(saved)} left in the reserve was returned.`}
        {saved === 0 && "The bill came to the price that was agreed on."}
        {saved < 0 && `The ${dollars(-saved)} was for a change that the owners signed for.`}
      </p>
    </div>
  );
}

interface LineProps {
  name: string;
  value: string;
  /** Of the whole width. */
  share: number;
  hollow?: boolean;
}

function Line({ name, value, share, hollow }: LineProps) {
  return (
    <div className="kd-line">
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd className="kd-line-bar" aria-hidden="true">
        <svg className={hollow ? "kd-bar kd-bar-hollow" : "kd-bar"}>
          <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
        </svg>
      </dd>
    </div>
  );
}

function Weeks({ weeksAgreed, weeksTaken }: ProjectFile) {
  const width = 100 / weeksAgreed;
  return (
    <div className="kd-measure">
      <h4 className="kd-label">Weeks On Site</h4>
      <svg className="kd-weeks" aria-hidden="true">
        {Array.from({ length: weeksAgreed }, (_, week) => (
          <rect
            key={week}
            x={`${(week * width).toFixed(2)}%`}
            width={`${(width * 0.86).toFixed(2)}%`}
            height="100%"
          />
        ))}
        <rect
          className="kd-weeks-left"
          x={`${((weeksTaken / weeksAgreed) * 100).toFixed(2)}%`}
          width={`${(100 - (weeksTaken / weeksAgreed) * 100).toFixed(2)}%`}
          height="100%"
        />
      </svg>
      <p>
        The schedule called for {weeksAgreed} weeks. The crew took {weeksTaken}.
      </p>
    </div>
  );
}

function Parts({ parts, paid }: ProjectFile) {
  const most = Math.max(...parts.map(({ percent }) => percent));
  return (
    <div className="kd-measure kd-parts">
      <h4 className="kd-label">Cost By Trade</h4>
      <dl>
        {parts.map(({ name, percent }) => (
          <Line
            key={name}
            name={name}
            value={dollars(Math.round((paid * percent) / 10_000) * 100)}
            share={percent / most}
          />
        ))}
      </dl>
    </div>
  );
}
