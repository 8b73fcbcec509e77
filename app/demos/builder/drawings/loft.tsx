const RISERS = 10;

/** A house cut across under its ridge: the new room, its stair and its insulation. */
export function Loft() {
  return (
    <svg
      className="drawing h-auto w-full p-3 forced-color-adjust-none tablet:p-6"
      viewBox="50 40 540 350"
      role="img"
      aria-label="Section through the attic, 22 feet wide with 8 feet 4 inches of headroom"
    >
      <path d="M70 268L320 56l250 212-22 12L320 86 92 280z" className="fill-blue" />
      <path d="M104 269.5L320 86l216 183.5-8 7L320 100 112 276.5z" className="fill-[url(#batt)]" />
      <path d="M414 126l56 47.5-12 14-56-47.5z" className="fill-sky" />
      <path d="M100 262h20v108h-20zM520 262h20v108h-20z" className="fill-[url(#bond)]" />
      <path d="M120 254h400v14H120z" className="fill-[#e6e3dd]" />
      <path d="M150 254v-46M490 254v-46" className="hidden-line" />
      <path d="M252 268h120v102H252z" className="fill-white" />
      <path d={`M232 370${"v-11.6h14".repeat(RISERS)}`} />
      <path d="M232 336L372 220v34M302 278v24" className="stroke-[1.25]" />
      <path d="M410 254v-34h66M470 220v34M424 220v-8h26v8" />
      <g className="fill-sky stroke-2">
        <circle cx="272" cy="152" r="10" />
        <path d="M259 168q13-8 26 0l3 40h-7l-2 46h-6l-1-40-1 40h-6l-2-46h-7z" />
      </g>
      <path d="M60 370h520" className="stroke-ink stroke-[5]" />
      <path d="M160 254v-20h72v20M160 234v-14h22v14M226 234v-18" />
      <text x="450" y="330" textAnchor="middle">
        Below
      </text>
    </svg>
  );
}
