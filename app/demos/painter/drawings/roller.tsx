/** A paint roller as it stands on the wall; its arrows show that it can be dragged. */
export function Roller({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 88 300" aria-hidden="true" focusable="false">
      <path
        d="M44 30V14h32v150H44v40"
        fill="none"
        stroke="#2b0f36"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <rect
        x="26"
        y="26"
        width="36"
        height="124"
        rx="8"
        fill="#fff8ee"
        stroke="#2b0f36"
        strokeWidth="4"
      />
      <path
        d="M35 34v108m9-108v108m9-108v108"
        stroke="#2b0f36"
        strokeOpacity=".14"
        strokeWidth="3"
      />
      <path d="M36 200h16l4 84a12 12 0 0 1-24 0z" fill="#b8195a" stroke="#2b0f36" strokeWidth="4" />
      <circle cx="44" cy="276" r="4" fill="#2b0f36" />
      <path
        className="group-has-[[type=range][hidden]]/stage:hidden"
        d="m14 76-12 12 12 12M74 76l12 12-12 12"
        fill="none"
        stroke="#2b0f36"
        strokeWidth="5"
      />
    </svg>
  );
}
