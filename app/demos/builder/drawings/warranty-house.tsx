/** A house cut open, each part in the shade of the years for which it is warranted. */
export function WarrantyHouse() {
  return (
    <svg
      viewBox="0 0 640 450"
      role="img"
      aria-label="A house cut open, its parts numbered with the years of their warranty"
    >
      <path d="M0 388h640v40H0z" fill="url(#kd-earth)" />
      <path d="M138 178L320 66l182 112v180H138z" className="kd-d-paper" />
      <g className="kd-w-10">
        <path d="M70 184L320 36l250 148-14 20L320 66 84 204z" />
        <path d="M116 180l22-13v221h-22zM502 167l22 13v208h-22z" />
        <path d="M138 254h364v14H138zM138 372h364v16H138z" />
        <path d="M98 388h58v26H98zM484 388h58v26h-58z" />
      </g>
      <g className="kd-w-1">
        <path d="M143 246h356v8H143zM143 364h356v8H143z" />
        <path d="M143 178h7v68h-7zM490 178h7v68h-7zM143 268h7v96h-7zM490 268h7v96h-7z" />
      </g>
      <g className="kd-w-5">
        <path d="M116 290h22v52h-22zM502 190h22v44h-22z" />
        <path d="M196 292h60v72h-60zM368 288h64v44h-64zM214 186h60v44h-60z" />
      </g>
      <path d="M226 292v72M400 288v44M244 186v44" className="kd-w-bars" />
      <g className="kd-w-2">
        <path d="M458 400v-60M458 340h-34M458 340V214h-34M458 214V118" />
        <path
          d="M404 340h34q0 22-17 22t-17-22zM404 214h34q0 20-17 20t-17-20z"
          className="kd-d-paper"
        />
        <path d="M170 372V268M170 268h132v22M170 268v-90h150v-20" className="kd-w-wire" />
        <circle cx="302" cy="296" r="7" />
        <circle cx="320" cy="152" r="7" />
      </g>
      <path d="M0 388h98M542 388h98" className="kd-d-ground" />
      <Years years={10} x={320} y={104} to="V52" />
      <Years years={5} x={60} y={316} to="H127" />
      <Years years={2} x={580} y={300} to="H458" />
      <Years years={1} x={344} y={318} to="V368" />
    </svg>
  );
}

interface YearsProps {
  years: number;
  x: number;
  y: number;
  /** The rest of a path from the mark to the part. */
  to: string;
}

function Years({ years, x, y, to }: YearsProps) {
  return (
    <g className="kd-w-mark">
      <path d={`M${x} ${y}${to}`} />
      <circle cx={x} cy={y} r="21" />
      <text x={x} y={y} dy="0.35em" textAnchor="middle">
        {years}
      </text>
    </g>
  );
}
