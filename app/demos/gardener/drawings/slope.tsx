import { Grown, Numbers, Survey } from "./survey";

const rills = [90, 150, 200, 260, 310, 360].map(
  (x, index) => `M${x} ${50 + (index % 3) * 12}q-14 40 0 74t-8 76`,
);

/** A slope behind three dry walls that follow its contours. */
export function SlopePlan() {
  return (
    <Survey label="A plan of a slope that three dry walls hold" width="60 ft" length="45 ft">
      <g className="old">
        <path className="fill-grass stroke-none" d="M46 14h360v214H46z" />
        <path d={rills.join("")} />
        <path
          strokeDasharray="4 6"
          d="M46 66q180-40 360 0M46 116q180-44 360 0M46 166q180-44 360 0M46 212q180-40 360 0"
        />
      </g>
      <g className="new">
        <path className="fill-bed" d="M46 14h360v48C290 24 170 24 46 62z" />
        <path className="fill-[#e3d2ae]" d="M46 74C170 36 290 36 406 74v50C290 84 170 84 46 124z" />
        <path className="fill-bed" d="M46 136C170 96 290 96 406 136v50C290 146 170 146 46 186z" />
        <path className="fill-lawn" d="M46 198C170 158 290 158 406 198v30H46z" />
        <path
          className="fill-stone"
          d="M46 62C170 24 290 24 406 62v12C290 36 170 36 46 74zM46 124C170 84 290 84 406 124v12C290 96 170 96 46 136zM46 186C170 146 290 146 406 186v12C290 158 170 158 46 198z"
        />
        <path
          strokeDasharray="15 3"
          d="M46 68C170 30 290 30 406 68M46 130C170 90 290 90 406 130M46 192C170 152 290 152 406 192"
        />
        <path
          className="fill-paving"
          d="M234 24h34v204h-34zm0 16h34m-34 10h34m-34 10h34m-34 44h34m-34 10h34m-34 10h34m-34 40h34m-34 10h34m-34 10h34"
        />
      </g>
      <path className="fill-soil" d="M46 236h250v48H46z" />
      <path
        className="fill-paving"
        d="M296 236h110v48H296zm22 0v48m22-48v48m22-48v48m22-48v48m-88-24h110"
      />
      <Grown sign="tree" at="96,38,1.1 368,40,1.2" />
      <Grown
        sign="shrub"
        at="80,92,1.2 112,82,1 330,78,1.2 362,90,1.1 390,102,1.2 190,70,1.1 74,156,1.3 346,140,1.2 378,152,1.1 142,34,1"
      />
      <Grown
        sign="tuft"
        at="144,78,1.1 166,74,1 214,68,1.1 286,70,1.1 306,74,1 104,146,1.1 130,140,1 156,134,1.1 184,130,1 212,128,1.1 290,130,1 316,134,1.1 186,26,1 306,26,1 334,30,1"
      />
      <Numbers at="110,112 251,92 200,136 340,208" />
    </Survey>
  );
}
