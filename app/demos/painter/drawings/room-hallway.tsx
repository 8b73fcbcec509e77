import type { RoomColors } from "../paints";

/**
 * The same before and after: panels and door in the fill of its use, frames in the color of the text, coats and bench.
 */
export function HallwayThings() {
  return (
    <symbol id="room-hallway" viewBox="0 0 720 600">
      <path d="M0 360h720v160H0z" />
      <path
        d="M320 386h112v104H320zM452 386h112v104H452zM584 386h112v104H584zM-40 386h76v104h-76z"
        fill="#fff"
        fillOpacity=".1"
        stroke="#2b0f36"
        strokeOpacity=".25"
        strokeWidth="3"
      />
      <path d="M0 350h720v14H0z" fill="currentColor" />
      <path d="M0 364h720v4H0z" fill="#2b0f36" opacity=".15" />
      <path d="M0 520h720v80H0z" fill="#f3e9d8" />
      <path
        d="M60 520h60l-28 26H28zM180 520h60l-18 26h-66zM300 520h60v26h-68zM420 520h60l10 26h-66zM540 520h60l24 26h-68zM660 520h60v26h-30zM92 546h64l-34 54H30zM222 546h70l-16 54h-80zM360 546h64l14 54h-78zM490 546h66l40 54h-80zM624 546h66l30 40v14h-50z"
        fill="#5b2f5c"
        opacity=".85"
      />
      <path d="M0 496h720v24H0z" fill="currentColor" />
      <path d="M0 496h720" stroke="#2b0f36" strokeOpacity=".2" strokeWidth="2" />
      <path
        d="M60 66h220v454H60z"
        fill="currentColor"
        stroke="#2b0f36"
        strokeOpacity=".2"
        strokeWidth="2"
      />
      <path d="M80 86h180v60H80z" fill="#cdeaf4" />
      <path d="M130 86h6v60h-6zM204 86h6v60h-6zM80 146h180v12H80z" fill="currentColor" />
      <path d="M80 86h34L80 128z" fill="#fff" opacity=".6" />
      <path d="M80 158h180v362H80z" />
      <path
        d="M100 182h62v136h-62zM178 182h62v136h-62zM100 372h62v124h-62zM178 372h62v124h-62z"
        fill="#fff"
        fillOpacity=".1"
        stroke="#2b0f36"
        strokeOpacity=".3"
        strokeWidth="3"
      />
      <path d="M136 338h68v14h-68z" fill="#d9a441" />
      <circle cx="246" cy="352" r="8" fill="#d9a441" />
      <rect
        x="296"
        y="286"
        width="24"
        height="36"
        rx="4"
        fill="#fffaf0"
        stroke="#2b0f36"
        strokeOpacity=".2"
        strokeWidth="2"
      />
      <path d="M305 296h6v14h-6z" fill="#2b0f36" opacity=".2" />
      <path d="M366 196h268v14H366z" fill="#a66c3e" />
      <path
        d="M396 210v14m66-14v14m66-14v14m66-14v14"
        stroke="#7d4a20"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M396 222c24 10 36 30 40 70l10 96h-98l8-96c4-40 16-60 40-70z" fill="#b8195a" />
      <path d="M396 222v166" stroke="#7f0f3d" strokeWidth="3" />
      <path d="M362 300l-8 88m76-88 8 88" stroke="#7f0f3d" strokeWidth="3" opacity=".6" />
      <path d="M528 222c18 8 26 26 28 56l6 70h-68l6-70c2-30 10-48 28-56z" fill="#adc2d6" />
      <path d="M528 222v126" stroke="#3e5c86" strokeWidth="3" />
      <path
        d="M594 222c-14 26-16 50-14 70m14-70c14 26 16 50 14 70"
        stroke="#7d4a20"
        strokeWidth="4"
        fill="none"
      />
      <path d="M566 290h56l6 60h-68z" fill="#ee8440" />
      <path d="M566 290h56l2 16h-60z" fill="#2b0f36" opacity=".14" />
      <path d="M350 468h300v16H350z" fill="#a66c3e" />
      <path d="M366 484v66m268-66v66" stroke="#7d4a20" strokeWidth="12" />
      <path d="M380 528h240" stroke="#7d4a20" strokeWidth="6" />
      <path
        d="M400 528c-6-14 0-22 8-22 10 0 12 10 34 12 8 0 12 4 12 10zM472 528c-6-14 0-22 8-22 10 0 12 10 34 12 8 0 12 4 12 10z"
        fill="#2f2430"
      />
      <path d="M400 524h54v4h-54zM472 524h54v4h-54z" fill="#fff6e6" />
      <rect x="552" y="440" width="78" height="30" rx="14" fill="#f8a9c0" />
      <path
        d="M664 470V268c0-22 26-22 26-2"
        fill="none"
        stroke="#7d4a20"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M664 296c12 40 22 100 20 160h-40c-2-60 8-120 20-160z" fill="#ee8440" />
      <path
        d="M664 296v160m0-160c-8 50-12 100-10 160"
        fill="none"
        stroke="#2b0f36"
        strokeOpacity=".25"
        strokeWidth="3"
      />
      <path d="M640 548h56l-8-92h-40z" fill="#125a5c" />
      <path d="M676 456h12l8 92h-16z" fill="#2b0f36" opacity=".16" />
    </symbol>
  );
}

/** A hallway with panels; the front door and the panels are the brave part. */
export function HallwayRoom({ wall, trim, brave, worn }: RoomColors) {
  return (
    <>
      <path d="M0 0h720v520H0z" fill={wall} />
      {worn ? (
        <HallwayWear />
      ) : (
        <>
          <path d="M0 0h720v30H0z" fill={trim} />
          <path d="M0 30h720" stroke="#2b0f36" strokeOpacity=".16" strokeWidth="2" />
        </>
      )}
      <use href="#room-hallway" color={trim} fill={brave} />
      {!worn && <path d="m80 520 60-20h120l110 100H150z" fill="#fff4d6" opacity=".35" />}
    </>
  );
}

function HallwayWear() {
  return (
    <>
      <path
        d="M0 0h720v26c-70 12-120-8-200 4s-120-10-200 2-130-8-180 2S40 22 0 32z"
        fill="#ded3b4"
      />
      <ellipse cx="308" cy="300" rx="46" ry="56" fill="#6b5730" opacity=".22" />
      <path
        d="M330 120c40-10 70 4 110-8m60 40c50-12 100 6 160-10M340 326c60-14 110 6 170-6"
        stroke="#fff"
        strokeOpacity=".22"
        strokeWidth="26"
        fill="none"
      />
      <path d="m660 30-8 36 12 26-16 30 10 40" fill="none" stroke="#6d5a3c" strokeWidth="3" />
      <path
        d="M24 200l10 40m-14 20 12 30"
        stroke="#4c3a22"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".5"
      />
      <path d="M440 60h90v100h-90z" fill="#fff" opacity=".22" />
    </>
  );
}
