import type { RoomColors } from "../paints";

const BOARDS =
  "M-60 700 130 584M60 700 216 584M180 700 302 584M300 700 387 584M420 700 473 584M540 700 558 584M660 700 642 584M780 700 727 584M900 700 813 584M1020 700 898 584M1140 700 984 584M1260 700 1070 584";

/**
 * What is the same before and after, drawn once and shown wherever the room is: floor, furniture, and woodwork in the
 * color of the text.
 */
export function LivingThings() {
  return (
    <symbol id="room-living" viewBox="0 0 1200 700">
      <path d="M0 700 170 584h860l170 116z" fill="#c98f57" />
      <path d={BOARDS} stroke="#2b0f36" strokeOpacity=".2" strokeWidth="2" />
      <path
        d="M0 661 170 556v28L0 700zM170 556h860v28H170zM1030 556l170 105v39l-170-116z"
        fill="currentColor"
      />
      <path
        d="M0 661 170 556h860l170 105"
        fill="none"
        stroke="#2b0f36"
        strokeOpacity=".22"
        strokeWidth="2"
      />
      <path d="m1066 162 94-25v535l-94-63z" fill="currentColor" />
      <path
        d="m1078 176 70-18v500l-70-46z"
        fill="currentColor"
        stroke="#2b0f36"
        strokeOpacity=".25"
        strokeWidth="2"
      />
      <path
        d="m1090 202 46-12v166l-46 2zM1090 384l46-2v222l-46-26z"
        fill="#2b0f36"
        fillOpacity=".07"
        stroke="#2b0f36"
        strokeOpacity=".2"
        strokeWidth="2"
      />
      <circle cx="1142" cy="400" r="7" fill="#d9a441" />
      <path
        d="M300 140h190v272H300z"
        fill="currentColor"
        stroke="#2b0f36"
        strokeOpacity=".2"
        strokeWidth="2"
      />
      <path d="M314 154h162v244H314z" fill="#cdeaf4" />
      <path d="M314 350c40-40 70-30 100-8s44 4 62-20v76H314z" fill="#8cc6a0" />
      <path
        d="M430 250a30 34 0 0 1 30 40c-6 20-24 24-26 24v50h-8v-50c-16-2-28-16-26-34s14-30 30-30z"
        fill="#4f9a74"
      />
      <path d="M314 154h80l-80 110z" fill="#fff" opacity=".5" />
      <path d="M390 154h10v244h-10zM314 270h162v10H314z" fill="currentColor" />
      <path d="M286 408h218v15H286z" fill="currentColor" />
      <path d="M286 423h218v6H286z" fill="#2b0f36" opacity=".16" />
      <rect
        x="312"
        y="450"
        width="166"
        height="98"
        rx="8"
        fill="currentColor"
        stroke="#2b0f36"
        strokeOpacity=".2"
        strokeWidth="2"
      />
      <path
        d="M331 456v86m18-86v86m18-86v86m18-86v86m19-86v86m18-86v86m18-86v86"
        stroke="#2b0f36"
        strokeOpacity=".16"
        strokeWidth="4"
      />
      <ellipse cx="650" cy="650" rx="340" ry="36" fill="#f4a9bd" />
      <ellipse cx="650" cy="650" rx="296" ry="28" fill="none" stroke="#b8195a" strokeWidth="5" />
      <g stroke="#2b0f36" strokeWidth="9" strokeLinecap="round">
        <path d="M548 572v34M872 572v34M592 572v24M828 572v24" />
      </g>
      <path d="M500 612h420l24 12H476z" fill="#2b0f36" opacity=".18" />
      <rect x="540" y="404" width="340" height="150" rx="34" fill="#5b2f5c" />
      <rect x="560" y="488" width="150" height="70" rx="18" fill="#74417a" />
      <rect x="710" y="488" width="150" height="70" rx="18" fill="#6a3a70" />
      <rect x="536" y="546" width="348" height="30" rx="8" fill="#4a2450" />
      <rect x="512" y="452" width="60" height="124" rx="27" fill="#653668" />
      <rect x="848" y="452" width="60" height="124" rx="27" fill="#4a2450" />
      <rect
        x="584"
        y="430"
        width="82"
        height="76"
        rx="16"
        fill="#f8a9c0"
        transform="rotate(-9 625 468)"
      />
      <path d="m590 452 66-12m-62 30 66-12m-62 30 66-12" stroke="#b8195a" strokeWidth="4" />
      <rect
        x="762"
        y="434"
        width="78"
        height="72"
        rx="16"
        fill="#fff6e6"
        transform="rotate(12 800 470)"
      />
      <path d="M575 34v126" stroke="#2b0f36" strokeWidth="4" />
      <circle cx="575" cy="214" r="16" fill="#fff3c4" />
      <path d="M517 212a58 58 0 0 1 116 0z" fill="#ee6a34" />
      <path d="M517 212a58 58 0 0 1 30-50c-8 16-10 32-10 50z" fill="#fff" opacity=".25" />
      <path d="M972 604h56M1000 604V330" stroke="#2b0f36" strokeWidth="7" strokeLinecap="round" />
      <path d="M966 236h68l26 98H940z" fill="#fff0cf" />
      <path d="M1012 236h22l26 98h-34z" fill="#2b0f36" opacity=".1" />
      <path d="M940 528h72" stroke="#a9662f" strokeWidth="10" strokeLinecap="round" />
      <path d="m950 532-10 74m62-74 10 74" stroke="#7d4a20" strokeWidth="6" strokeLinecap="round" />
      <path d="M944 512h50v11h-50z" fill="#125a5c" />
      <path d="M948 501h40v11h-40z" fill="#f8d276" />
      <path d="M952 490h38v11h-38z" fill="#b8195a" />
      <g fill="#2f7d5b">
        <path d="M233 520c-60-40-70-110-46-150 34 30 54 90 46 150z" />
        <path d="M236 520c4-70 30-130 78-150 10 60-24 120-78 150z" fill="#3c9870" />
        <path d="M230 522c-50-6-96-40-104-84 48 0 90 36 104 84z" fill="#3c9870" />
        <path d="M240 524c24-44 66-66 108-58-14 40-62 64-108 58z" />
        <path d="M234 516c-20-70-8-150 16-186 26 50 20 130-16 186z" fill="#256a4c" />
      </g>
      <path d="M186 520h98l-14 88h-70z" fill="#ee8440" />
      <path d="M250 520h34l-14 88h-24z" fill="#2b0f36" opacity=".14" />
    </symbol>
  );
}

/** A living room with one wall to look at; a circle on it is the brave part. */
export function LivingRoom({ wall, trim, brave, worn }: RoomColors) {
  return (
    <>
      <path d="M0 0h1200l-170 82H170z" fill={trim} />
      <path d="M0 0h1200l-170 82H170z" fill="#2b0f36" opacity=".05" />
      <path d="M170 82h860v502H170z" fill={wall} />
      <path d="m0 0 170 82v502L0 700zM1200 0l-170 82v502l170 116z" fill={wall} />
      <path d="m0 0 170 82v502L0 700z" fill="#2b0f36" opacity=".13" />
      <path d="m1200 0-170 82v502l170 116z" fill="#2b0f36" opacity=".07" />
      {worn ? <LivingWear /> : <LivingPaint trim={trim} brave={brave} />}
      <use href="#room-living" color={trim} />
      {!worn && <path d="M330 600h150l150 100H420z" fill="#fff4d6" opacity=".3" />}
    </>
  );
}

function LivingPaint({ trim, brave }: Pick<RoomColors, "trim" | "brave">) {
  return (
    <>
      <circle cx="706" cy="330" r="176" fill={brave} />
      <path d="m0 0 170 82h860L1200 0v15l-170 79H170L0 15z" fill={trim} />
      <path
        d="M0 15 170 94h860l170-79"
        fill="none"
        stroke="#2b0f36"
        strokeOpacity=".18"
        strokeWidth="2"
      />
    </>
  );
}

function LivingWear() {
  return (
    <>
      <path
        d="M170 78c60 14 90-6 150 6s110-12 170 2 90 8 150-4 120 14 190 0 120 6 200 0v8H170z"
        fill="#c9b084"
      />
      <path d="M640 236h160v150H640z" fill="#ead9b4" />
      <path d="M718 222v12" stroke="#4c3a22" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M900 82c-10 40 20 44 14 86-6 34 40 40 60 22 30-26 66-10 56-50V82z"
        fill="#8a6a35"
        opacity=".35"
      />
      <path d="M916 82c-4 26 22 40 18 66 20 20 60-14 96-8V82z" fill="#8a6a35" opacity=".3" />
      <path
        d="m520 84 8 34-12 22 16 40-8 26 10 24M524 140l18 14"
        fill="none"
        stroke="#5d4728"
        strokeWidth="3"
      />
      <path d="M860 300c6 50-4 90 10 150l-34-20c-6-50-2-90 24-130z" fill="#f3ead2" />
      <path d="M860 300c10 46 36 70 40 120-10 12-18 18-30 30-14-60-4-100-10-150z" fill="#b49a69" />
      <path d="M640 30c60-16 130 2 128 18s-90 22-132 10-30-22 4-28z" fill="#8a6a35" opacity=".28" />
    </>
  );
}
