/** A house from the garden, with two new stories of brick beside it. */
export function Extension() {
  return (
    <svg
      className="drawing h-auto w-full p-3 forced-color-adjust-none tablet:p-6"
      viewBox="20 20 564 350"
      role="img"
      aria-label="Garden elevation of the extension, 26 feet wide and 18 feet to the eaves"
    >
      <path d="M0 344h640v26H0z" fill="url(#earth)" />
      <g className="old">
        <path d="M44 344V178h252v166zM24 184L170 64l146 120z" />
        <path d="M78 206h50v50H78zM212 206h50v50h-50zM78 268h46v76H78zM168 284h94v44h-94z" />
        <path d="M103 206v50M237 206v50M215 284v44" />
        <path d="M92 82h30v42L92 149z" />
      </g>
      <path d="M296 160h268v184H296z" fill="url(#bond)" />
      <path d="M280 166L430 52l150 114-10 10L430 71 290 176z" className="roof" />
      <path d="M430 71l117 89H313z" className="paper" />
      <path
        d="M430 92v68M404 112v48M456 112v48M378 132v28M482 132v28M352 151v9M508 151v9"
        className="thin"
      />
      <g className="glass">
        <path d="M330 190h62v56h-62zM468 190h62v56h-62zM336 268h188v76H336z" />
        <path d="M361 190v56M499 190v56M399 268v76M461 268v76" />
      </g>
      <path d="M324 246h74v7h-74zM462 246h74v7h-74zM326 259h208v9H326z" className="stone" />
      <path d="M0 344h640" className="ground" />
      <text x="170" y="165" textAnchor="middle">
        Existing
      </text>
      <text x="430" y="40" textAnchor="middle">
        New
      </text>
    </svg>
  );
}
