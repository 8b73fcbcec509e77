import room from "./room.svg";

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
      <path
        className="night"
        fill="#fff3cf"
        d="M680 112a20 20 0 1 0 24 28 22 22 0 0 1-24-28zM764 122h4v4h-4zM744 166h3v3h-3zM782 150h3v3h-3z"
      />
      <path className="away" fill="#fff3cf" d="M760 116a18 18 0 1 0 .1 0z" />
      <image href={room} width="1200" height="460" />
      <path className="shade" fill="#dcd3b4" d="M632 92h176v168H632z" />
      <path className="dim" fill="#04130e" d="M0 0h1200v460H0z" />
      <g fill="#ffd782" fillOpacity="0.24">
        <path
          className="halo evening"
          d="M230 190 130 392h232L262 190zM866 152 730 460h340L934 152zM880 96l-40-40h120l-40 40z"
        />
        <path className="halo evening" d="M246 186 180 392h132M874 152 800 460h200l-74-308" />
        <path className="halo hall" d="M490 366 464 460h120l-46-94a32 32 0 1 0-48 0z" />
      </g>
      <path className="pane evening" d="m862 152 16-56h44l16 56zM232 190h28a14 12 0 0 1-28 0z" />
      <path className="pane hall" d="M509 348h10v14h-10z" />
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
