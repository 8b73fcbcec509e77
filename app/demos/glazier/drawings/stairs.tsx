import { Pane, Person } from "./scale-parts";

/** A straight flight with three raking panes, and two along the landing. */
export function StraightFlight() {
  return (
    <svg viewBox="0 0 380 254" role="img" aria-label="A stair with a glass railing">
      <path d={`M0 246h60${"v-12.5h16.7".repeat(10)}H380v12H245L104 246z`} className="gz-d-wood" />
      <Person x={152} y={171} />
      <path
        d="M64 243l52-39v-68l-52 39zM120 201l52-39V94l-52 39zM176 159l52-39V52l-52 39z"
        className="gz-d-glass"
      />
      <path
        d="M76 214l28-50M132 172l28-50M188 130l28-50M84 220l28-52M140 178l28-52M196 136l28-52"
        className="gz-d-shine"
      />
      <Pane x={238} y={50} w={66} h={80} />
      <Pane x={308} y={50} w={66} h={80} />
      <path
        d="M72 229h.1M108 202h.1M128 187h.1M164 160h.1M184 145h.1M220 118h.1M248 128h.1M294 128h.1M318 128h.1M364 128h.1"
        className="gz-d-screw"
      />
      <path d="M54 180L230 49h150" className="gz-d-rail" />
      <path d="M0 246h380" className="gz-d-ground" />
    </svg>
  );
}

/** A pane to walk on in an upper floor, a plant on it, and the daylight that falls through. */
export function GlassFloor() {
  return (
    <svg viewBox="0 0 270 254" role="img" aria-label="A glass floor with a room below it">
      <path d="M98 78L44 246h182L172 78z" className="gz-d-light-fall" />
      <path d="M98 78L44 246M172 78l54 168M123 78l-18 168M147 78l18 168" className="gz-d-ray" />
      <path d="M0 60h88v22H0zM182 60h88v22h-88z" className="gz-d-wood" />
      <path d="M88 75h10v7H88zM172 75h10v7h-10z" className="gz-d-spacer" />
      <path d="M88 60h94v4H88zM88 65h94v4H88zM88 70h94v4H88z" className="gz-d-glass" />
      <path d="M126 60l-4-18h26l-4 18z" className="gz-d-person" />
      <path
        d="M135 42V14m0 20c-10-2-16-8-17-18 10 1 16 7 17 18m0-6c10-2 16-9 17-20-10 2-16 9-17 20"
        className="gz-d-line"
      />
      <path
        d="M20 246v-50h76v50M14 196h88M36 196v-26h36v26M42 176h24M0 32h52v28M26 32V8"
        className="gz-d-line"
      />
      <Person x={176} y={246} />
      <path d="M0 246h270" className="gz-d-ground" />
    </svg>
  );
}
