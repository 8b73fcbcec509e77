/** A house from the garden, with two new stories of brick beside it. */
export function Extension() {
  return (
    <svg
      className="drawing h-auto w-full p-3 forced-color-adjust-none tablet:p-6"
      viewBox="20 20 564 350"
      role="img"
      aria-label="Garden elevation of the addition, 26 feet wide and 18 feet to the eaves"
    >
      <path d="M0 344h640v26H0z" fill="url(#earth)" />
      <g className="stroke-[1.75]">
        <path d="M44 344V196h252v148zM28 196L42 96h256l12 100zM80 96V60h28v36M26 196h284" />
        <path d="M76 218h30v36H76zM146 218h30v36h-30zM216 218h30v36h-30zM76 276h30v46H76zM146 276h30v46h-30z" />
        <path d="M91 218v36M161 218v36M231 218v36M91 276v46M161 276v46M214 338v-62h40v62M206 274l28-14 28 14z" />
      </g>
      <path d="M296 160h268v184H296z" fill="url(#bond)" />
      <path d="M280 166L430 52l150 114-10 10L430 71 290 176z" className="fill-blue" />
      <path d="M430 71l117 89H313z" className="fill-white" />
      <path
        d="M430 92v68M404 112v48M456 112v48M378 132v28M482 132v28M352 151v9M508 151v9"
        className="stroke-[1.25]"
      />
      <g className="fill-sky">
        <path d="M330 190h62v56h-62zM468 190h62v56h-62zM336 268h188v76H336z" />
        <path d="M361 190v56M499 190v56M399 268v76M461 268v76" />
      </g>
      <path
        d="M324 246h74v7h-74zM462 246h74v7h-74zM326 259h208v9H326z"
        className="fill-[#e6e3dd]"
      />
      <path d="M0 344h640" className="stroke-ink stroke-[5]" />
      <text x="170" y="156" textAnchor="middle">
        Existing
      </text>
      <text x="430" y="40" textAnchor="middle">
        New
      </text>
    </svg>
  );
}
