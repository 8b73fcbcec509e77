import type { ReactNode } from "react";

const disc = <circle cx="20" cy="20" r="12" />;
const ends = <path d="M20 0v8M20 32v8" />;

/** Each stands on a conductor that runs from the middle of its top to the middle of its bottom. */
const drawings = {
  meter: (
    <>
      {ends}
      {disc}
      <path d="M12 23a8 8 0 0 1 16 0M20 23l5-6" />
    </>
  ),
  knifeSwitch: (
    <>
      <path d="M20 0v9M20 31v9M20 29 30 11" />
      <circle cx="20" cy="11" r="2" />
      <circle cx="20" cy="29" r="2" />
    </>
  ),
  ohm: (
    <>
      {ends}
      {disc}
      <path d="M14 26h4v-2a6 6 0 1 1 4 0v2h4" />
    </>
  ),
  receptacle: (
    <>
      {ends}
      {disc}
      <path d="M16 14v6M24 14v5M18 26v-1a2 2 0 0 1 4 0v1z" />
    </>
  ),
  breaker: (
    <>
      <path d="M20 0v9M20 31v9M24 10a14 14 0 0 1 0 20" />
      <circle cx="20" cy="11" r="2" />
      <circle cx="20" cy="29" r="2" />
    </>
  ),
  panel: (
    <>
      <path d="M20 0v7M20 33v7M11 7h18v26H11zM20 11v18M14 13h4M14 18h4M14 23h4M22 13h4M22 18h4M22 23h4" />
    </>
  ),
  source: (
    <>
      {ends}
      {disc}
      <path d="M13 20q3.5-9 7 0t7 0" />
    </>
  ),
  bell: (
    <>
      <path d="M20 0v10M20 30v10M10 26a10 10 0 0 1 20 0zM20 26v4" />
      <circle cx="20" cy="13" r="3" />
    </>
  ),
  ground: <path d="M20 0v18M6 18h28M11 25h18M16 32h8" />,
} satisfies Record<string, ReactNode>;

export type DeviceName = keyof typeof drawings;

/** A symbol of a circuit diagram. */
export function Device({ name }: { name: DeviceName }) {
  return (
    <svg aria-hidden viewBox="0 0 40 40" className="el-symbol">
      {drawings[name]}
    </svg>
  );
}
