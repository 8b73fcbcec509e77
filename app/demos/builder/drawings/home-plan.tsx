const rooms = [
  { name: "Living", x: 180, y: 130 },
  { name: "Kitchen", x: 440, y: 96 },
  { name: "Bedroom", x: 180, y: 318 },
  { name: "Bath", x: 430, y: 234 },
  { name: "Bedroom", x: 475, y: 334 },
  { name: "Hall", x: 335, y: 236 },
];

/** The plan of a house on one floor. */
export function HomePlan() {
  return (
    <svg
      className="drawing h-auto w-full p-3 forced-color-adjust-none tablet:p-6"
      viewBox="40 8 560 400"
      role="img"
      aria-label="Plan of a house of 52 by 36 feet: living room, kitchen, two bedrooms, bath"
    >
      <path d="M60 28h520v360H60z" className="wall" />
      <path d="M300 28v360M60 228h240M300 188h280M370 188v200M370 268h210" className="wall" />
      <g className="stroke-white stroke-[12]">
        <path d="M300 64v90M310 188h50M300 292v40M370 206v36M370 296v40M315 388h40" />
      </g>
      <g className="stroke-sky stroke-[6]">
        <path d="M110 28h120M360 28h160M60 76v100M60 276v70M110 388h120M430 388h100M580 66v90M580 300v60" />
      </g>
      <g className="stroke-[1.25]">
        <path d="M300 292h-40a40 40 0 0 0 40 40M370 206h36a36 36 0 0 1-36 36M370 296h40a40 40 0 0 1-40 40" />
        <path d="M355 388v-40a40 40 0 0 0-40 40" />
        <path d="M548 36v146M526 36h50M390 126h110v26H390zM500 204h68v34h-68zM508 211h52v20h-52z" />
        <path d="M84 52h30v96H84zM150 160h80v28h-80zM96 262h76v92H96zM96 262h76v22H96zM484 280h70v40h-70z" />
      </g>
      {rooms.map(({ name, x, y }) => (
        <text key={`${name}${x}`} x={x} y={y} textAnchor="middle">
          {name}
        </text>
      ))}
    </svg>
  );
}
