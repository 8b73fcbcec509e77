import type { ReactNode } from "react";
import { Intro } from "./intro";

const stops: readonly { name: string; note: string; scene: ReactNode }[] = [
  { name: "Central", note: "Covered", scene: <Central /> },
  { name: "Parkway", note: "Covered", scene: <Parkway /> },
  { name: "Marina", note: "Covered", scene: <Marina /> },
  { name: "Observatory", note: "Covered", scene: <Observatory /> },
  { name: "Lime Street", note: "Our office", scene: <LimeStreet /> },
  { name: "Tram Depot", note: "Covered", scene: <TramDepot /> },
  { name: "Nearby", note: "Up to 10 min walk", scene: <Nearby /> },
];

/** The tram line along which the firm works, with a drawing for each stop. */
export function Area() {
  return (
    <section id="area" className="cl-section cl-area">
      <Intro
        label="Areas"
        question="Do you come to my street?"
        hint="Find your stop on tram line 5. Travel’s free."
      />
      <ol className="cl-line">
        {stops.map(({ name, note, scene }) => (
          <li key={name}>
            <svg aria-hidden viewBox="0 0 200 150" className="cl-drawing">
              {scene}
            </svg>
            <p>
              <b>{name}</b> {note}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Central() {
  return (
    <>
      <path d="M14 150V62h50v88z" />
      <path d="M64 150V30h46v120z" className="cl-white" />
      <path d="M124 150V58l17-32 17 32v92z" />
      <circle cx="141" cy="76" r="11" className="cl-lemon" />
      <path d="M141 70v6l4 3M141 26V12" />
      <path d="M158 150V92h32v58z" className="cl-white" />
      <path d="M24 78h8M46 78h8M24 98h8M46 98h8M24 118h8M46 118h8M76 46h8M92 46h8M76 66h8M92 66h8M76 86h8M92 86h8M76 106h8M92 106h8M76 126h8M92 126h8M134 150v-26q7-10 14 0v26M168 108h12M168 126h12" />
    </>
  );
}

function Parkway() {
  return (
    <>
      <path d="M12 150V84l22-24 22 24v66z" className="cl-white" />
      <path d="M56 150V84l22-24 22 24v66z" />
      <path d="M100 150V84l22-24 22 24v66z" className="cl-white" />
      <path d="M28 98h12v16H28zM72 98h12v16H72zM116 98h12v16h-12zM30 150v-22h9v22M74 150v-22h9v22M118 150v-22h9v22M84 66V52h8v23" />
      <circle cx="172" cy="92" r="22" />
      <path d="M172 88v62M172 116l9-9M172 106l-8-8" />
    </>
  );
}

function Marina() {
  return (
    <>
      <path d="M12 150V70h52v80z" className="cl-white" />
      <path d="M8 70h60M20 84h14v18H20zM42 84h14v18H42zM16 118h44M22 118v12M32 118v12M44 118v12M54 118v12M16 130h44" />
      <path d="M78 150q8-10 16 0 8-10 16 0 8-10 16 0 8-10 16 0 8-10 16 0 8-10 16 0 8-10 16 0z" />
      <path d="M104 128h74q-6 14-18 14h-40q-12 0-16-14z" className="cl-white" />
      <path d="M138 128V40M138 44q34 30 38 72h-38z" />
      <path d="M132 56q-16 26-20 60h20z" className="cl-lemon" />
    </>
  );
}

function Observatory() {
  return (
    <>
      <path d="M4 150q40-54 98-54t94 54z" />
      <path d="M62 100V70h80v30z" className="cl-white" />
      <path d="M56 70h92M74 100V78M90 100V78M114 100V78M130 100V78M54 102h96" />
      <path d="M80 70q0-26 22-26t22 26z" className="cl-lemon" />
      <path d="M102 44V26l14 5-14 5" />
      <path d="M82 150q4-30 20-30t20 30" className="cl-white" />
    </>
  );
}

function LimeStreet() {
  return (
    <>
      <path d="M10 150V48h84v102z" className="cl-white" />
      <path d="M22 62h16v22H22zM66 62h16v22H66z" />
      <path d="M44 62h16v22H44z" className="cl-lemon" />
      <path d="M10 104h84l6 14H4zM26 104l-4 14M46 104l-2 14M62 104l2 14M80 104l4 14M20 150v-22h26v22M58 150v-26h22v26M6 48h92" />
      <circle cx="124" cy="84" r="18" />
      <circle cx="172" cy="92" r="16" />
      <path d="M124 80v70M172 90v60M124 104l7-7M172 112l-6-6" />
    </>
  );
}

function TramDepot() {
  return (
    <>
      <path d="M12 150V72q82-54 164 0v78z" className="cl-white" />
      <path d="M30 150V88q64-36 128 0v62" />
      <path d="M54 142V94q0-12 12-12h56q12 0 12 12v48z" className="cl-lemon" />
      <path d="M64 94h28v20H64zM98 94h26v20H98z" className="cl-white" />
      <path d="M94 82V68l-10-6h20l-10 6M74 142v8M114 142v8M62 128h4M122 128h4M86 48h16" />
      <path d="M186 150v-16M180 134h12" />
    </>
  );
}

function Nearby() {
  return (
    <>
      <circle cx="150" cy="48" r="20" className="cl-lemon" />
      <path d="M150 16v-8M150 88v-6M118 48h-8M190 48h-6M127 25l-5-5M178 20l-5 5" />
      <path d="M34 150V100l34-30 34 30v50z" className="cl-white" />
      <path d="M24 108l44-38 44 38M56 150v-26h18v26M82 112h12v14H82z" />
      <path d="M124 150q0-16 12-16t12 16M152 150q0-22 14-22t14 22" />
    </>
  );
}
