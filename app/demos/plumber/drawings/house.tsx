import { jobs } from "../jobs";

/** Where each line of the price guide is in the drawing, in its order. */
const spots = [
  [252, 272],
  [318, 214],
  [330, 140],
  [178, 170],
  [104, 206],
  [30, 491],
  [238, 392],
  [306, 400],
  [388, 270],
  [330, 452],
  [92, 288],
  [142, 142],
] as const;

/** A house cut open to show its pipes, with a link for each line of the price guide. */
export function House() {
  return (
    <svg
      className="pl-house"
      viewBox="0 0 410 510"
      role="group"
      aria-label="Find your job in the house"
    >
      <Ground />
      <Walls />
      <Drains />
      <Supply />
      <Bathroom />
      <Kitchen />
      <Basement />
      {spots.map(([x, y], index) => (
        <a
          key={index}
          href={`#price-${index + 1}`}
          aria-label={`${index + 1}: ${jobs[index]?.name ?? ""}`}
        >
          <circle className="pl-hit" cx={x} cy={y} r="25" />
          <rect className="pl-spot" x={x - 12} y={y - 12} width="24" height="24" rx="3" />
          <text x={x} y={y + 5}>
            {index + 1}
          </text>
        </a>
      ))}
      <a href="#first-minutes" aria-label="M: Main Shut-Off Valve">
        <circle className="pl-hit" cx="92" cy="404" r="25" />
        <rect className="pl-spot pl-spot-main" x="80" y="392" width="24" height="24" rx="3" />
        <text x="92" y="409">
          M
        </text>
      </a>
    </svg>
  );
}

/** The soil around the basement, hatched, and the street's main. */
function Ground() {
  return (
    <>
      <path className="pl-soil" d="M0 352h44v130h312V352h54v158H0Z" />
      <path
        className="pl-hatch"
        d="M4 372l16-18M4 396l36-40M4 420l40-44M4 444l40-44M362 376l20-22M362 400l42-46M362 424l44-48M362 448l44-48M362 472l44-48M372 484l34-38M120 506l16-18M160 506l16-18M240 506l16-18M280 506l16-18M390 506l16-18"
      />
      <path className="pl-wall" d="M0 352h44M356 352h54" />
    </>
  );
}

function Walls() {
  return (
    <>
      <path className="pl-room" d="M50 112 200 24l150 88v366H50Z" />
      <path className="pl-wall" d="M47 112v369h306V112M47 232h306M47 352h306" />
      <path className="pl-roof" d="M22 124 200 18l178 106" />
      <path
        className="pl-thin"
        d="M47 112h306M92 112l108-64 108 64M200 48v64M150 74v38M250 74v38"
      />
      <path className="pl-thin" d="M274 56V30h26v42M270 30h34" />
      <path className="pl-thin" d="M150 352v-84h44v84M186 312h3M62 250h50v34H62M87 250v34" />
    </>
  );
}

/** Thick: from the fixtures down the stack and out to the street, with a vent through the roof. */
function Drains() {
  return (
    <path
      className="pl-drain"
      d="M222 10v464M222 216h-28M222 228H104v-12M222 226h68v-16M222 340h52v-22M222 344H124v-10M222 470v10q0 11-11 11H0M322 466V384h78"
    />
  );
}

/** Thin: cold from the street through the main valve, hot from the heater. */
function Supply() {
  return (
    <>
      <path
        className="pl-cold"
        d="M0 432h70v-62h256V126M326 296h46M326 190h-22M326 314h-14M100 370v-36M326 126H122v54M208 126v56M284 370v14"
      />
      <path className="pl-warm" d="M266 384v-22h74V118H110v60M340 200h-44M340 324h-28" />
      <path className="pl-valve" d="M60 424v16l20-16v16ZM70 432v-12M63 420h14" />
    </>
  );
}

function Bathroom() {
  return (
    <>
      <path
        className="pl-fixture"
        d="M64 182h86v10q0 20-18 20H82q-18 0-18-20ZM60 182h94M78 212v8M136 212v8"
      />
      <path
        className="pl-fixture"
        d="M198 182h18v24h-18ZM176 204h26q0 14-10 16v12h-10v-10q-6-6-6-18Z"
      />
      <path
        className="pl-fixture"
        d="M270 194h44q-2 16-14 18h-16q-12-2-14-18ZM292 194v-10q0-6-8-6"
      />
      <path className="pl-thin" d="M276 138h32v34h-32zM282 164l18-20" />
      <path className="pl-fixture" d="M116 178q0-14 12-14" />
    </>
  );
}

function Kitchen() {
  return (
    <>
      <path className="pl-fixture" d="M236 296h80v8h-80ZM240 304v45h72v-45M276 304v45" />
      <path className="pl-fixture" d="M288 296v-16q0-10-10-10t-10 10v4M248 318h20M284 318h20" />
      <path className="pl-thin" d="M286 240h26v22h-26zM299 240v22" />
      <path className="pl-fixture" d="M66 306h52v44H66zM66 316h52" />
      <circle className="pl-fixture" cx="92" cy="333" r="12" />
      <path className="pl-fixture" d="M370 296h10v10M366 290h8M372 290v6" />
    </>
  );
}

function Basement() {
  return (
    <>
      <path
        className="pl-fixture"
        d="M252 394q0-10 18-10h12q18 0 18 10v72q0 6-6 6h-36q-6 0-6-6ZM252 404h48M258 472v6M294 472v6M268 440h16v12h-16z"
      />
      <path className="pl-pit" d="M304 483v17h36v-17" />
      <path className="pl-fixture" d="M313 496v-14h18v14ZM322 482v-16" />
      <path
        className="pl-thin"
        d="M112 478v-64h70v64M112 434h70M112 456h70M120 434v-14h12v14M140 434v-10h16v10M126 456v-14h20v14"
      />
    </>
  );
}
