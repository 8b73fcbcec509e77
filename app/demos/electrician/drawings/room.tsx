/** A porch and a room; the stylesheet sets lamps, shade, bolt, daylight and thermostat by the chosen scene. */
export function Room() {
  return (
    <svg
      role="img"
      aria-label="Porch and living room, lit as the keypad says"
      viewBox="0 0 1200 460"
      preserveAspectRatio="xMidYMid slice"
      className="room block aspect-[8/5] h-auto w-full tablet:aspect-[2/1] desk:aspect-[60/23]"
    >
      <path fill="#33586a" d="M0 0h1200v460H0z" />
      <path fill="#8d8a74" d="M0 204h1200v256H0z" />
      <path fill="#e0a266" d="M0 232h1200v228H0z" />
      <path className="away" fill="#b9d9cf" d="M0 0h1200v460H0z" />
      <path className="night" fill="#0b2530" d="M0 0h1200v460H0z" />
      <path fill="#1d5a44" d="M0 330q60-40 130-20v90H0zM600 240q50-34 100-8t120-16v60H600z" />
      <path fill="#255c47" d="M104 70h360v322H104z" />
      <path
        stroke="#14392c"
        strokeWidth="2.5"
        d="M104 98h356M104 130h356M104 162h356M104 194h356M104 226h356M104 258h356M104 290h356M104 322h356M104 354h356"
      />
      <path fill="#0a291f" d="M40 60 464 24v46H40z" />
      <path fill="#e9e4cf" d="M286 150h116v242H286z" />
      <path fill="#0b5f41" d="M296 160h96v232h-96z" />
      <path fill="#084a33" d="M310 270h68v100h-68zM384 160h8v232h-8z" />
      <path fill="#0b2a21" d="M310 176h68v74h-68zM236 150h20v14h-20zM222 190l10-26h28l10 26z" />
      <path fill="#3f5a3c" d="M0 392h464v68H0z" />
      <path fill="#24382c" d="M272 392h144v12H272zM0 428h464v3H0z" />
      <path
        fill="#1f7a50"
        d="M148 350c-30-40-26-70-14-100 12 30 16 40 20 66 4-40 14-56 30-72 8 40-2 76-16 106z"
      />
      <path fill="#b65a36" d="M132 344h52l-8 48h-36z" />
      <path fill="#8a3f22" d="M168 344h16l-8 48h-14z" />
      <path fill="#4b7b5c" fillRule="evenodd" d="M464 40h736v352H464zM632 92v168h176V92z" />
      <path fill="#426e52" d="M464 330h736v62H464z" />
      <path fill="#86794f" d="M464 392h736v68H464z" />
      <path
        stroke="#5f5637"
        strokeWidth="2.5"
        d="M464 414h736M464 438h736M600 392v22m180-22v22m210-22v22M520 414v24m200-24v24m190-24v24m160-24v24"
      />
      <path
        className="night"
        fill="#fff3cf"
        d="M680 112a20 20 0 1 0 24 28 22 22 0 0 1-24-28zM764 122h4v4h-4zM744 166h3v3h-3zM782 150h3v3h-3z"
      />
      <path className="away" fill="#fff3cf" d="M760 116a18 18 0 1 0 .1 0z" />
      <path className="shade" fill="#dcd3b4" d="M632 92h176v168H632z" />
      <path fill="#f3f3ea" fillRule="evenodd" d="M620 82h200v190H620zM632 92v168h176V92z" />
      <path stroke="#f3f3ea" strokeWidth="6" d="M720 92v168M632 176h176" />
      <path fill="#cfd2c1" d="M612 266h216v10H612z" />
      <path fill="#f3f3ea" d="M1000 106h130v96h-130z" />
      <path fill="#9ec9bd" d="M1010 116h110v76h-110z" />
      <path fill="#0b5f41" d="m1010 192 36-44 24 26 18-18 32 36z" />
      <path fill="#5b3c26" d="M990 312h160v72H990zM1000 384h10v12h-10zM1130 384h10v12h-10z" />
      <path fill="#79522f" d="M990 306h160v10H990zM1000 324h66v50h-66zM1074 324h66v50h-66z" />
      <path fill="#fff9e6" d="M1020 264h10v42h-10zM1034 258h12v48h-12z" />
      <path fill="#5de39b" d="M1050 266h9v40h-9z" />
      <path fill="#cfd2c1" d="M560 404h320l30 26H530z" />
      <path fill="#a9ad98" d="M552 410h336l6 5H546z" />
      <path fill="#8d8a68" d="M606 388h10v16h-10zM830 388h10v16h-10z" />
      <path fill="#b5a67c" d="M612 296q0-24 24-24h174q24 0 24 24v66H612z" />
      <path fill="#cdbf95" d="M612 334h222v54H612z" />
      <path fill="#f6ecd0" d="M628 328q0-8 8-8h86v40h-94zM724 320h86q8 0 8 8v32h-94z" />
      <path fill="#d9cca4" d="M590 324q0-16 16-16t16 16v66h-32zM824 324q0-16 16-16t16 16v66h-32z" />
      <path fill="#f6ecd0" d="M840 308q16 0 16 16v66h-8v-66q0-12-8-16z" />
      <path fill="#e0a23f" d="m644 286 38-10 10 38-38 10z" />
      <path fill="#1f7a50" d="M764 272h32l10 96h-42z" />
      <path fill="#0b2a21" d="M897 150h6v246h-6zM872 394h56v7h-56z" />
      <path fill="#e9dcb4" d="m862 152 16-56h44l16 56z" />
      <path fill="#f3f3ea" d="M492 196h36v74h-36zM506 344h16v22h-16z" />
      <path fill="#aeb6ac" d="M499 204h22v15h-22zM499 225h22v15h-22zM499 246h22v15h-22z" />
      <path className="dim" fill="#04130e" d="M0 0h1200v460H0z" />
      <g fill="#ffd782" fillOpacity="0.24">
        <path
          className="halo evening"
          d="M230 190 130 392h232L262 190zM236 190l-56 202h132l-56-202z"
        />
        <path
          className="halo evening"
          d="M866 152 730 460h340L934 152zM880 96l-40-40h120l-40 40z"
        />
        <path className="halo evening" d="M874 152 800 460h200l-74-308z" />
        <path className="halo hall" d="M490 366 464 460h120l-46-94a32 32 0 1 0-48 0z" />
      </g>
      <path className="pane evening" d="m862 152 16-56h44l16 56zM232 190h28a14 12 0 0 1-28 0z" />
      <path className="pane hall" d="M509 348h10v14h-10z" />
      <path fill="#f3f3ea" d="M456 24h744v16H472v352h-16z" />
      <path className="away night" stroke="#ffd782" strokeWidth="6" d="M380 262h24" />
      <circle cx="382" cy="262" r="6" fill="#ffedc4" />
      <circle cx="572" cy="232" r="27" fill="#0b2a21" stroke="#f3f3ea" strokeWidth="4" />
      <g textAnchor="middle">
        <text className="home" x="572" y="239">
          70
        </text>
        <text className="away" x="572" y="239">
          64
        </text>
        <text className="night" x="572" y="239">
          66
        </text>
      </g>
    </svg>
  );
}
