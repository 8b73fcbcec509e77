import { Pane, Person } from "./scale-parts";

/** A bakery on a corner: three panes, a door with a fanlight. */
export function Bakery() {
  return (
    <svg
      viewBox="0 0 420 254"
      role="img"
      aria-label="A bakery with three large panes and a glass door"
    >
      <path d="M14 14h392v232H14zM14 62h392M24 20h372v34H24z" className="d-line" />
      <text x="210" y="45" textAnchor="middle" className="d-letters">
        BAKERY
      </text>
      <path d="M24 214h252v32H24zM344 214h52v32h-52z" className="d-wood" />
      <path d="M32 222h74v16H32zM114 222h74v16h-74zM196 222h72v16h-72z" className="d-thin" />
      <path d="M48 62v44M148 62v40M232 62v52" className="d-thin" />
      <path
        d="M36 118a12 12 0 0 1 24 0zM136 114a12 12 0 0 1 24 0zM220 126a12 12 0 0 1 24 0z"
        className="d-wood"
      />
      <path d="M28 196h244M28 170h164" className="d-line" />
      <path
        d="M40 196c0-12 26-12 26 0zM72 196c0-12 26-12 26 0zM118 196c4-14 40-14 44 0zM180 196v-8h38v8zM188 188v-9h24v9zM232 196c0-10 22-10 22 0zM36 170c4-12 34-12 38 0zM84 170c0-10 20-10 20 0zM112 170v-18h6v18zM124 170v-22h6v22zM136 170v-16h6v16z"
        className="d-wood"
      />
      <Pane x={24} y={68} w={80} h={146} />
      <Pane x={108} y={68} w={84} h={146} />
      <Pane x={196} y={68} w={80} h={146} />
      <Pane x={344} y={68} w={52} h={146} />
      <Pane x={286} y={68} w={48} h={26} />
      <Pane x={292} y={106} w={36} h={108} />
      <path d="M282 64h56v182h-56zM286 98h48v148h-48M286 222h48M326 170v22" className="d-line" />
      <path d="M0 246h420" className="d-ground" />
      <Person x={370} y={246} />
    </svg>
  );
}
