import { Pane, Person } from "./scale-parts";

/** A straight flight with three raking panes, and two along the landing. */
export function StraightFlight() {
  return (
    <svg viewBox="0 0 380 254" role="img" aria-label="A stair with a glass railing">
      <path d={`M0 246h60${"v-12.5h16.7".repeat(10)}H380v12H245L104 246z`} className="d-wood" />
      <Person x={152} y={171} />
      <path
        d="M64 243l52-39v-68l-52 39zM120 201l52-39V94l-52 39zM176 159l52-39V52l-52 39z"
        className="d-glass"
      />
      <path
        d="M76 214l28-50M132 172l28-50M188 130l28-50M84 220l28-52M140 178l28-52M196 136l28-52"
        className="d-shine"
      />
      <Pane x={238} y={50} w={66} h={80} />
      <Pane x={308} y={50} w={66} h={80} />
      <path
        d="M72 229h.1M108 202h.1M128 187h.1M164 160h.1M184 145h.1M220 118h.1M248 128h.1M294 128h.1M318 128h.1M364 128h.1"
        className="d-screw"
      />
      <path d="M54 180L230 49h150" className="d-rail" />
      <path d="M0 246h380" className="d-ground" />
    </svg>
  );
}
