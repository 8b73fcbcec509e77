/** A porch and a room; the stylesheet sets lamps, shade, bolt, daylight and thermostat by the chosen scene. */
export function Room() {
  return (
    <svg
      role="img"
      aria-label="Porch and living room, lit as the keypad says"
      viewBox="0 0 640 380"
      className="room h-auto w-full"
    >
      <radialGradient id="lamplight">
        <stop offset="0" stopColor="#ffd08a" stopOpacity="0.95" />
        <stop offset="0.35" stopColor="#ffb152" stopOpacity="0.45" />
        <stop offset="1" stopColor="#ffb152" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="dusk" x2="0" y2="1">
        <stop stopColor="#2c3350" />
        <stop offset="1" stopColor="#d98a55" />
      </linearGradient>
      <linearGradient id="sofa" x2="0" y2="1">
        <stop stopColor="#b35a33" />
        <stop offset="1" stopColor="#6f2f16" />
      </linearGradient>
      <path fill="url(#dusk)" d="M0 0h640v380H0z" />
      <path className="away" fill="#9cc3d8" d="M0 0h640v380H0z" />
      <path className="night" fill="#11152a" d="M0 0h640v380H0z" />
      <path fill="#6f6555" d="M0 60 190 34v306H0z" />
      <path
        stroke="#4e4638"
        strokeWidth="1.5"
        d="M0 92h190M0 118h190M0 144h190M0 170h190M0 196h190M0 222h190M0 248h190M0 274h190M0 300h190"
      />
      <path fill="#ece2cf" d="M78 112h84v228H78z" />
      <path fill="#23423d" d="M86 120h68v220H86z" />
      <path fill="#19312d" d="M96 132h48v80H96zM96 224h48v100H96z" />
      <path
        fill="#2d3a22"
        d="M22 318c-16-30-14-44-6-62 6 20 10 24 14 40 0-26 4-36 12-48 6 24 2 44-4 60z"
      />
      <path fill="#a5552d" d="M10 312h48l-6 28H16z" />
      <path fill="#b99a6b" fillRule="evenodd" d="M190 22h450v318H190zM336 82v138h136V82z" />
      <path fill="#f3ead8" fillRule="evenodd" d="M328 74h152v154H328zM338 84v134h132V84z" />
      <path stroke="#f3ead8" strokeWidth="5" d="M404 84v134M338 151h132" />
      <path className="away" fill="#fff3c4" d="M430 118a14 14 0 1 0 .1 0z" />
      <path
        className="night"
        fill="#fbe9c0"
        d="M372 104a15 15 0 1 0 18 20 15 15 0 0 1-18-20zM440 110h3v3h-3zM424 176h3v3h-3zM454 138h2v2h-2z"
      />
      <path className="shade" fill="#d9cbb2" d="M337 83h134v136H337z" />
      <path fill="#5f4329" d="M0 340h640v40H0z" />
      <path
        stroke="#46301b"
        strokeWidth="1.5"
        d="M190 352h450M190 366h450M260 340v12m140-12v12m140-12v12M330 352v14m140-14v14"
      />
      <path fill="#7d8a86" d="M270 346h266l22 16H248z" />
      <path
        fill="url(#sofa)"
        d="M310 338v-52q0-12 12-12h14v-22q0-16 16-16h118q16 0 16 16v22h14q12 0 12 12v52z"
      />
      <path fill="#8a3f20" stroke="#5a250f" strokeWidth="2" d="M336 274v34h150v-34M411 238v70" />
      <path fill="#e2b86b" d="m352 262 30-10 10 34-32 8z" />
      <path stroke="#c9a45a" strokeWidth="4" d="M562 340V164M540 341h44" />
      <path fill="#e8d7b4" d="M536 170l12-50h28l12 50zM34 110h20l7 30H27z" />
      <path fill="#2a241d" d="M40 100h8v10h-8zM27 140h34v5H27z" />
      <path fill="#f6f1e6" d="M214 148h34v68h-34zM224 306h14v18h-14z" />
      <path fill="#cfc6b4" d="M220 156h22v14h-22zM220 175h22v14h-22zM220 194h22v14h-22z" />
      <path className="dim" fill="#0a0b14" d="M0 0h640v380H0z" />
      <path fill="#f3ead8" d="M0 44 184 14h456v12H196v314h-12V26L0 56z" />
      <circle className="halo evening" cx="44" cy="128" r="86" fill="url(#lamplight)" />
      <circle className="halo evening" cx="562" cy="150" r="170" fill="url(#lamplight)" />
      <circle className="halo hall" cx="231" cy="316" r="84" fill="url(#lamplight)" />
      <path className="pane evening" d="M536 170l12-50h28l12 50zM34 110h20l7 30H27z" />
      <path className="pane hall" d="M226 308h10v14h-10z" />
      <path className="away night" stroke="#ffb152" strokeWidth="5" d="M140 230h22" />
      <circle cx="142" cy="230" r="5" fill="#ffd9a3" />
      <circle cx="282" cy="180" r="26" fill="#14110e" stroke="#d8cfbd" strokeWidth="3" />
      <g textAnchor="middle">
        <text className="home" x="282" y="187">
          70
        </text>
        <text className="away" x="282" y="187">
          64
        </text>
        <text className="night" x="282" y="187">
          66
        </text>
      </g>
    </svg>
  );
}
