import { Grown, Numbers, Survey } from "./survey";

const beds = [
  [104, 60],
  [224, 60],
  [104, 142],
  [224, 142],
] as const;
const stripes = [68, 104, 140, 176, 212, 248, 284, 320, 356, 392];

/** Four raised beds around a crossing, with pears along the fence. */
export function KitchenPlan() {
  return (
    <Survey label="A plan of a kitchen garden of four beds" width="40 ft" length="30 ft">
      <g className="old">
        <path className="fill-grass stroke-none" d="M46 14h360v216H46z" />
        <path d={stripes.map((x) => `M${x} 14v216`).join("")} />
      </g>
      <g className="new">
        <path className="fill-gravel" d="M84 42h256v180H84z" />
        <path d="M98 50h.1m14 2h.1m104-6h.1M212 60h.1m-6 30h.1m10 30h.1m-8 20h.1m8 40h.1m-6 30h.1M92 130h.1m40-2h.1m50 4h.1m60-4h.1m50 2h.1m30 2h.1M92 90h.1m238 10h.1m-2 60h.1M92 190h.1" />
        {beds.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <rect className="fill-bed" x={x} y={y} width="98" height="60" />
            <rect x={x + 4} y={y + 4} width="90" height="52" />
          </g>
        ))}
        <path
          className="fill-glass"
          d="M352 60h44v92h-44zm0 18h44m-44 18h44m-44 19h44m-44 18h44M374 60v92"
        />
        <circle className="fill-water" cx="374" cy="182" r="14" />
        <circle cx="374" cy="182" r="9" />
        <path d="M52 22h330M60 18v8m50-8v8m50-8v8m50-8v8m50-8v8m50-8v8m50-8v8" />
      </g>
      <path className="fill-soil" d="M46 236h190v48H46z" />
      <path
        className="fill-paving"
        d="M236 236h170v48H236zm24 0v48m24-48v48m24-48v48m24-48v48m24-48v48m24-48v48m-144-24h170"
      />
      <Grown sign="tree" at="86,24,0.6 136,24,0.6 186,24,0.6 236,24,0.6 286,24,0.6 336,24,0.6" />
      <Grown
        sign="shrub"
        at="120,78,1 142,78,1 164,78,1 186,78,1 120,104,1 142,104,1 164,104,1 186,104,1 246,166,1.4 280,176,1.5 304,160,1.1"
      />
      <Grown
        sign="tuft"
        at="240,76,0.9 260,76,0.9 280,76,0.9 300,76,0.9 240,98,0.9 260,98,0.9 280,98,0.9 300,98,0.9 122,160,1 146,160,1 170,160,1 122,184,1 146,184,1 170,184,1 62,80,1 64,116,1.1 62,152,1 64,190,1.1"
      />
      <Numbers at="153,92 213,131 236,24 374,106" />
    </Survey>
  );
}
