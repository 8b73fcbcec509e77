import type { ReactNode } from "react";
import type { Person } from "../visit";

interface Looks {
  ground: string;
  skin: string;
  /** Neck, nose and ears, a shade darker than the skin. */
  shade: string;
  shirt: string;
  brow: string;
  /** What is behind the head, and what is in front of it. */
  behind?: ReactNode;
  front: ReactNode;
}

const people: Record<Person, Looks> = {
  Bianca: {
    ground: "#cde7f9",
    skin: "#e9b690",
    shade: "#d59a72",
    shirt: "#0f62a5",
    brow: "#3b241b",
    behind: (
      <path
        d="M33 56c-3-27 10-40 27-40s31 12 28 40c0 11 5 18 1 27-5 8-16 8-22 5H51c-8 4-18 2-21-6-3-9 3-15 3-26z"
        fill="#4a2c20"
      />
    ),
    front: (
      <path
        d="M36 54c1-13 6-20 13-24 6 7 22 9 33 4 3 5 4 12 3 20 5-24-6-38-25-38S32 30 36 54z"
        fill="#4a2c20"
      />
    ),
  },
  Marek: {
    ground: "#ffeea0",
    skin: "#f3cfb3",
    shade: "#e2b08d",
    shirt: "#14304d",
    brow: "#8a5d2b",
    front: (
      <>
        <path
          d="M37 56c0 20 9 30 23 30s23-10 23-30c-3 8-6 11-10 11-5-3-21-3-26 0-4 0-7-3-10-11z"
          fill="#b98443"
        />
        <path d="M53 69.500c4 4.5 10 4.5 14 0-4-2-10-2-14 0z" fill="#fff" />
        <path
          d="M36 50c-3-20 7-33 24-33 19 0 28 12 24 33-3-8-5-12-10-16-9 4-22 3-28-1-5 4-8 9-10 17z"
          fill="#b98443"
        />
      </>
    ),
  },
  Lorraine: {
    ground: "#dcd9f5",
    skin: "#94603f",
    shade: "#794a2e",
    shirt: "#8fcaf2",
    brow: "#4b4b52",
    behind: (
      <g fill="#c9ccd3">
        <circle cx="38" cy="36" r="14" />
        <circle cx="52" cy="25" r="14" />
        <circle cx="69" cy="25" r="14" />
        <circle cx="82" cy="36" r="14" />
        <circle cx="86" cy="51" r="10" />
        <circle cx="34" cy="51" r="10" />
      </g>
    ),
    front: (
      <>
        <path
          d="M36 50c-2-20 8-29 24-29s26 9 24 29c-3-6-5-9-9-11-9 4-22 4-30 0-4 2-6 5-9 11z"
          fill="#c9ccd3"
        />
        <g fill="none" stroke="#14304d" strokeWidth="2">
          <circle cx="51" cy="54" r="7" />
          <circle cx="69" cy="54" r="7" />
          <path d="M58 53q2-1.5 4 0" />
        </g>
        <circle cx="37" cy="66" r="2.5" fill="#ffdd4a" />
        <circle cx="83" cy="66" r="2.5" fill="#ffdd4a" />
      </>
    ),
  },
  Theo: {
    ground: "#d3efe4",
    skin: "#6f4528",
    shade: "#57341c",
    shirt: "#ffdd4a",
    brow: "#1d130d",
    front: (
      <>
        <path
          d="M37 47c-2-19 7-30 23-30s25 11 23 30c-2-6-3-9-5-11H42c-2 2-3 5-5 11z"
          fill="#1d130d"
        />
        <path d="M51 66c4 8 14 8 18 0-5 2-13 2-18 0z" fill="#fff" />
        <path
          d="M54 77q6 2.5 12 0"
          fill="none"
          stroke="#1d130d"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </>
    ),
  },
  Kim: {
    ground: "#ffe0d6",
    skin: "#f1cda6",
    shade: "#ddac7f",
    shirt: "#fff",
    brow: "#17181c",
    behind: (
      <path
        d="M32 50c0-22 11-34 28-34s28 12 28 34v27c-4 4-10 5-15 3H47c-5 2-11 1-15-3z"
        fill="#22252c"
      />
    ),
    front: (
      <>
        <path
          d="M37 49c-3-22 8-33 23-33s26 11 23 33c-2-4-3-7-4-9-12 3-26 3-38 0-1 2-2 5-4 9z"
          fill="#22252c"
        />
        <path
          d="M35 56c-4-28 8-42 25-42s29 14 25 42"
          fill="none"
          stroke="#0f62a5"
          strokeWidth="3"
        />
        <path
          d="M34 66c2 8 8 12 17 11"
          fill="none"
          stroke="#0f62a5"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <rect x="31" y="52" width="8" height="16" rx="4" fill="#0f62a5" />
        <rect x="81" y="52" width="8" height="16" rx="4" fill="#0f62a5" />
      </>
    ),
  },
};

/** The drawings, once in a page, for {@link Portrait}. */
export function PortraitSprite() {
  return (
    <svg aria-hidden className="cl-sprite">
      {Object.entries(people).map(([name, looks]) => (
        <symbol key={name} id={portraitId(name)} viewBox="0 0 120 120">
          <Bust {...looks} />
        </symbol>
      ))}
    </svg>
  );
}

/** One of the people, drawn; for a page with the {@link PortraitSprite}. */
export function Portrait({ of }: { of: Person }) {
  return (
    <svg aria-hidden className="cl-portrait" viewBox="0 0 120 120">
      <use href={`#${portraitId(of)}`} />
    </svg>
  );
}

function portraitId(name: string): string {
  return `cl-face-${name.normalize("NFD").replace(/\W/g, "").toLowerCase()}`;
}

/** Somebody in the firm's linen apron. */
function Bust({ ground, skin, shade, shirt, brow, behind, front }: Looks) {
  return (
    <>
      <path d="M0 0h120v120H0z" fill={ground} />
      {behind}
      <path d="M16 124c0-22 16-33 44-33s44 11 44 33z" fill={shirt} />
      <path d="M49 70h22v20c-3 9-19 9-22 0z" fill={shade} />
      <path
        d="M42 106h36v18H42zM42 107l-3-15 5-1 4 16zM78 107l3-15-5-1-4 16z"
        fill="#f6efe2"
        stroke="#d9cdb6"
      />
      <circle cx="37.5" cy="57" r="5" fill={shade} />
      <circle cx="82.5" cy="57" r="5" fill={shade} />
      <path d="M37 50c0-16 9-25 23-25s23 9 23 25c0 20-9 34-23 34S37 70 37 50z" fill={skin} />
      <path
        d="M47 47q4-2.5 8-.5M65 46.500q4-2 8 .5"
        fill="none"
        stroke={brow}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle cx="51" cy="54" r="2.2" fill="#17212c" />
      <circle cx="69" cy="54" r="2.2" fill="#17212c" />
      <path
        d="M59.5 55c0 3-2 5-1.5 6.5 1 .8 2.5.8 3.5.3"
        fill="none"
        stroke={shade}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M53 69.500q7 5.5 14 0"
        fill="none"
        stroke="#7d3326"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      {front}
    </>
  );
}
