import type { RoomColors } from "../paints";

/** The same before and after: floor, window and baseboard in the color of the text, bed, blankets, table and shelf. */
export function BedroomThings() {
  return (
    <symbol id="room-bedroom" viewBox="0 0 720 600">
      <path d="M0 500h720v100H0z" fill="#d9a873" />
      <path
        d="M0 522h720M0 550h720M0 582h720M120 500l-30 22m210-22-8 22m190-22 12 22m150-22 26 22M40 522l-30 28m250-28-14 28m210-28 8 28m190-28 30 28"
        stroke="#2b0f36"
        strokeOpacity=".18"
        strokeWidth="2"
        fill="none"
      />
      <path d="M0 474h720v26H0z" fill="currentColor" />
      <path d="M0 474h720" stroke="#2b0f36" strokeOpacity=".2" strokeWidth="2" />
      <path
        d="M452 92h190v206H452z"
        fill="currentColor"
        stroke="#2b0f36"
        strokeOpacity=".2"
        strokeWidth="2"
      />
      <path d="M466 106h162v178H466z" fill="#cdeaf4" />
      <path d="M466 252c30-26 60-20 90-6s50 0 72-14v52H466z" fill="#8cc6a0" />
      <circle cx="590" cy="152" r="20" fill="#fff3c4" />
      <path d="M542 106h10v178h-10z" fill="currentColor" />
      <path d="M440 294h214v14H440z" fill="currentColor" />
      <path d="M440 308h214v5H440z" fill="#2b0f36" opacity=".16" />
      <ellipse cx="340" cy="560" rx="280" ry="26" fill="#adc2d6" />
      <ellipse
        cx="340"
        cy="560"
        rx="240"
        ry="19"
        fill="none"
        stroke="#3e5c86"
        strokeWidth="4"
        strokeDasharray="14 10"
      />
      <path d="M92 544h430v10H92z" fill="#2b0f36" opacity=".2" />
      <path d="M104 306c0-16 12-24 24-24s24 8 24 24v244h-22v-34h-8v34h-18z" fill="#8d5a33" />
      <path d="M486 470h18v80h-18z" fill="#7d4a20" />
      <path d="M118 452h388v50H118z" fill="#a66c3e" />
      <rect x="124" y="410" width="384" height="56" rx="20" fill="#fff9ee" />
      <rect
        x="138"
        y="372"
        width="100"
        height="52"
        rx="22"
        fill="#fff"
        stroke="#2b0f36"
        strokeOpacity=".12"
        strokeWidth="2"
      />
      <path
        d="M232 414c60-18 180-22 262-6 18 4 24 14 24 30v64c-40 10-60-6-100 2s-60 10-100 0-60 4-92-4c8-30 10-60 6-86z"
        fill="#3e5c86"
      />
      <path d="M232 414c60-18 180-22 262-6 18 4 24 14 24 22-80-18-200-12-287 6z" fill="#5b7aa6" />
      <g stroke="#2b0f36" strokeOpacity=".3" strokeWidth="2">
        <path d="M348 412c-4-22 6-30 30-32l84-6c24 0 32 8 30 30z" fill="#f8d276" />
        <path d="M360 388c-4-20 6-28 26-30l64-4c20 0 28 8 26 26z" fill="#8ed8c3" />
      </g>
      <path
        d="M352 402l140-6M364 380l112-6"
        stroke="#fff8ee"
        strokeWidth="5"
        strokeDasharray="3 9"
      />
      <path d="M568 434h92v12h-92z" fill="#a66c3e" />
      <path d="M576 446h76v64h-76z" fill="#8d5a33" />
      <path d="M582 452h64v24h-64zM582 480h64v24h-64z" fill="#a66c3e" />
      <circle cx="614" cy="464" r="4" fill="#f8d276" />
      <circle cx="614" cy="492" r="4" fill="#f8d276" />
      <path d="m582 510-4 42m68-42 4 42" stroke="#7d4a20" strokeWidth="8" strokeLinecap="round" />
      <path d="M600 434h28M614 434v-40" stroke="#2b0f36" strokeWidth="6" strokeLinecap="round" />
      <path d="M592 342h44l16 54h-76z" fill="#fff0cf" />
      <path d="M624 342h12l16 54h-20z" fill="#2b0f36" opacity=".1" />
      <path d="M150 206h200v11H150z" fill="#a66c3e" />
      <path d="M170 217v16m160-16v16" stroke="#7d4a20" strokeWidth="6" />
      <path d="M164 150h17v56h-17z" fill="#b8195a" />
      <path d="M184 142h13v64h-13z" fill="#125a5c" />
      <path d="M200 154h19v52h-19z" fill="#fff0cf" />
      <path d="m226 154 14-4 16 52-14 4z" fill="#5b2f5c" />
      <path d="M292 182h38l-5 24h-28z" fill="#ee8440" />
      <path
        d="M310 184c-20-14-22-40-8-54 12 14 16 36 8 54zm2 0c4-22 20-36 38-36-2 20-18 36-38 36z"
        fill="#3c9870"
      />
    </symbol>
  );
}

/** A bedroom painted in two halves; the lower one is the brave part. */
export function BedroomRoom({ wall, trim, brave, worn }: RoomColors) {
  return (
    <>
      <path d="M0 0h720v500H0z" fill={wall} />
      {worn ? (
        <BedroomWear />
      ) : (
        <>
          <path d="M0 300h720v200H0z" fill={brave} />
          <path d="M0 0h720v34H0z" fill={trim} />
          <path d="M0 34h720" stroke="#2b0f36" strokeOpacity=".16" strokeWidth="2" />
          <path d="m470 110-190 390h190l190-390z" fill="#fff" opacity=".14" />
        </>
      )}
      <use href="#room-bedroom" color={trim} />
    </>
  );
}

function BedroomWear() {
  return (
    <>
      <path
        d="M0 0h720v30c-60 10-110-6-180 4s-120-10-190 2-130-8-190 2S60 28 0 36z"
        fill="#d9cfb6"
      />
      <path d="M0 36h720M0 290h720" stroke="#8f7f5a" strokeOpacity=".25" strokeWidth="2" />
      <path d="M0 270h720v34H0z" fill="#b08a6a" />
      <path
        d="M18 287q18-22 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0"
        fill="none"
        stroke="#e8d9bd"
        strokeWidth="5"
      />
      <path
        d="M400 60c-4 60 6 120-4 196M60 330c4 50-2 90 2 130M330 330c-4 40 4 70 0 130"
        stroke="#fff"
        strokeOpacity=".18"
        strokeWidth="34"
        fill="none"
      />
      <path d="m690 34-14 40 10 20-18 44 8 26" fill="none" stroke="#6d5a3c" strokeWidth="3" />
      <path d="M380 120l14-6m26 60 14 6M60 100l14-8m50 100 12 8" stroke="#f7f1de" strokeWidth="9" />
      <path d="M64 96h68v90H64z" fill="#fff" opacity=".2" />
      <path d="M0 400c40 6 70 30 64 74H0zM0 440c20 0 34 14 34 34H0z" fill="#4c5a45" opacity=".22" />
    </>
  );
}
