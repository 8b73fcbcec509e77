const places = [
  { name: "Northgate", minutes: 30, at: [330, 40], inside: false },
  { name: "Union Square", minutes: 15, at: [300, 214], inside: true },
  { name: "Riverside", minutes: 20, at: [182, 278], inside: true },
  { name: "Copper Hill", minutes: 25, at: [404, 150], inside: true },
  { name: "Maple Flats", minutes: 35, at: [100, 406], inside: false },
  { name: "Airport Way", minutes: 40, at: [462, 392], inside: false },
] as const;

/** The area as a circuit: the beltway is a ring, the places are lamps on it. */
export function AreaMap() {
  return (
    <svg
      role="img"
      aria-label={`Map of the area. Minutes to reach you: ${places.map(({ name, minutes }) => `${name} ${minutes}`).join(", ")}`}
      viewBox="0 0 640 480"
      className="el-map"
    >
      <path
        className="el-m-grid"
        d="M80 0v480M160 0v480M240 0v480M320 0v480M400 0v480M480 0v480M560 0v480M0 80h640M0 160h640M0 240h640M0 320h640M0 400h640"
      />
      <path
        className="el-m-river"
        d="M-10 196c90-30 110 60 160 66s70 70 150 76 90 60 180 50 90 60 170 70"
      />
      <rect className="el-m-ring" x="92" y="100" width="486" height="254" rx="120" />
      <path
        className="el-m-road"
        d="M300 214h-60q-58 0-58 48v16M300 214V40h30M300 214h70q34 0 34-34v-30M182 278v46q0 82-62 82h-20M300 214v100q0 78 60 78h102"
      />
      <path
        className="el-m-road el-m-way"
        d="M-10 406h110M462 392h188M330 40h320M404 150h246M300 40V-10"
      />
      <text className="el-m-small" x="100" y="98">
        BELTWAY
      </text>
      <path className="el-m-plane" d="M560 330" />
      {places.map(({ name, minutes, at: [x, y], inside }) => (
        <g key={name} className={inside ? "el-m-in" : undefined}>
          <circle className="el-m-lamp" cx={x} cy={y} r="11" />
          <path className="el-m-cross" d={`m${x - 7} ${y - 7} 14 14m0-14-14 14`} />
          <text x={x + 20} y={y + 26}>
            {name}
          </text>
          <text className="el-m-min" x={x + 20} y={y + 48}>
            {minutes} min
          </text>
        </g>
      ))}
    </svg>
  );
}
