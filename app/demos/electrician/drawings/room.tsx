/** A porch and a room in elevation; the stylesheet sets lamp, shade, lock, sky and thermostat by the chosen scene. */
export function Room() {
  return (
    <svg
      role="img"
      aria-label="Porch and living room, lit as the keypad says"
      viewBox="0 0 640 380"
      className="room h-auto w-full"
    >
      <radialGradient id="lamplight">
        <stop offset="0" stopColor="#ffb152" stopOpacity="0.75" />
        <stop offset="0.35" stopColor="#ffb152" stopOpacity="0.3" />
        <stop offset="1" stopColor="#ffb152" stopOpacity="0" />
      </radialGradient>
      <path d="M0 340h640" />
      <path className="hatch" transform="skewX(-45)" d="M340 349h680" />
      <path className="wall" d="M0 44l190-26h450M190 30h450M176 44v296M190 30v310M630 30v310" />
      <circle className="halo evening" cx="44" cy="126" r="70" fill="url(#lamplight)" />
      <circle className="halo evening" cx="562" cy="150" r="150" fill="url(#lamplight)" />
      <circle className="halo hall" cx="231" cy="312" r="72" fill="url(#lamplight)" />
      <path d="M36 112h16l6 26H30zM44 112V96H30M30 138h28M38 138v8h12v-8" />
      <path d="M84 340V120h72v220M94 132h52v80H94zM94 224h52v104H94z" />
      <path d="M12 340v-24h46v24M20 316q-8-34 6-50M34 316q0-40 2-58M48 316q8-28 2-44" />
      <path d="M216 150h30v64h-30zM222 158h18v14h-18zM222 176h18v14h-18zM222 194h18v14h-18z" />
      <circle cx="278" cy="176" r="24" />
      <circle cx="278" cy="176" r="18" />
      <path d="M336 82h136v138H336zM330 220h148v8H330zM404 82v138M336 151h136" />
      <path d="M322 340v-10M500 340v-10M310 330v-44q0-10 10-10h8q10 0 10 10v18h146v-18q0-10 10-10h8q10 0 10 10v44zM338 276v-22q0-12 12-12h122q12 0 12 12v22M411 242v62" />
      <path d="M562 340V166M540 340h44M540 166l10-44h24l10 44z" />
      <path className="pane evening" d="M540 166l10-44h24l10 44zM36 112h16l6 26H30z" />
      <path className="pane hall" d="M226 306h10v14h-10z" />
      <path
        className="sky away"
        d="M430 128a14 14 0 1 0 0.1 0zM430 118v-8M430 174v-8M402 142h8M450 142h8"
      />
      <path
        className="sky night"
        d="M366 104a15 15 0 1 0 18 20 15 15 0 0 1-18-20M444 110h4M446 108v4M426 176h4M428 174v4"
      />
      <path className="shade wall" d="M337 83h134v136H337z" />
      <path className="bolt away night" d="M136 226h14" />
      <circle cx="138" cy="226" r="5" />
      <g textAnchor="middle">
        <text className="home" x="278" y="182">
          70
        </text>
        <text className="away" x="278" y="182">
          64
        </text>
        <text className="night" x="278" y="182">
          66
        </text>
      </g>
    </svg>
  );
}
