import { Grown, Numbers, Survey } from "./survey";

/** A round patio in the far corner, with a path that has to be walked. */
export function CornerPlan() {
  return (
    <Survey
      label="A plan of a yard, with a round patio in the far corner"
      width="36 ft"
      length="27 ft"
    >
      <g className="old">
        <path className="fill-grass stroke-none" d="M46 14h360v210H46z" />
        <path d="M330 26h62v48h-62zM330 50h62M361 26v48" />
        <path
          strokeDasharray="5 5"
          d="M90 60h160M90 52v16M250 52v16M46 224C160 190 250 150 330 74"
        />
      </g>
      <path className="fill-soil" d="M46 224h220v60H46z" />
      <path className="fill-paving" d="M266 224h60v60h-60zm20 0v60m20-60v60m-40-40h60m-60 20h60" />
      <g className="new">
        <path
          className="fill-lawn"
          d="M60 210C56 150 76 96 130 84s110 18 130 60 40 60 30 72c-60 10-200 8-230-6z"
        />
        <path className="fill-paving" d="M296 224c0-40 30-46 26-76l22-8c10 40-24 46-24 84z" />
        <path d="M300 204l22 4m-18-20 22 6m-10-22 20 6m-20-24 24 0m-26-12 22-8" />
        <circle className="fill-paving" cx="324" cy="90" r="56" />
        <circle cx="324" cy="90" r="42" />
        <circle cx="324" cy="90" r="28" />
        <path d="M324 34v14m0 84v14m-56-56h14m84 0h14M284 50l10 10m60 60 10 10m0-80-10 10m-60 60-10 10M324 48v14m0 56v14m-42-42h14m56 0h14" />
        <circle className="fill-paper" cx="324" cy="90" r="14" />
        <path
          className="fill-paper"
          d="M318 66h12v8h-12zm0 40h12v8h-12zm-18-22h8v12h-8zm40 0h8v12h-8z"
        />
      </g>
      <Grown sign="tree" at="262,46,1.5 378,156,1.3 84,56,1.7" />
      <Grown
        sign="shrub"
        at="232,92,1.3 254,116,1.1 390,42,1.1 390,202,1.4 366,214,1.1 140,42,1.3 172,36,1.1 200,44,1.3 70,108,1.2 66,140,1"
      />
      <Grown
        sign="tuft"
        at="240,142,1 262,152,1.1 276,170,1 380,110,1 392,92,1.1 388,70,1 116,66,1 160,64,1.1 222,66,1 66,176,1"
      />
      <Numbers at="350,62 262,46 306,176 190,40" />
    </Survey>
  );
}
