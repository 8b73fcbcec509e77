import { Mark } from "./mark";

/** A night latch on a closed door, seen from above. */
export function NightLatch() {
  return (
    <svg viewBox="0 0 400 270" role="img" aria-label="Night latch. From above">
      <path d="M-4 130h232v72H-4z" className="grain" />
      <path d="M238 118h170v96H228v-12h10z" className="grain" />
      <path d="M70 66h158v64H70z" className="cut" />
      <path d="M82 78h146v42H82z" className="hole" />
      <path d="M238 62h76v56h-76z" className="cut" />
      <path d="M238 76h46v42h-46z" className="hole" />
      <path d="M84 99l6-11 8 22 8-22 8 22 8-22 8 22 8-11" className="spring" />
      <path d="M138 84h134v6l-26 24H138z" className="pin" />
      <path d="M148 24h38v18h-11v42h-16V42h-11z" className="plug" />
      <path d="M141 130h52v78h-52z" className="plug" />
      <path d="M133 202h68v10h-68z" className="steel" />
      <path d="M163 106h8v28h-8z" className="ink" />
      <path
        fillRule="evenodd"
        d="M160 140h14v84c12 2 18 8 18 18 0 12-10 20-25 20s-25-8-25-20c0-10 6-16 18-18zM167 245a6 6 0 1 0 .1 0z"
        className="steel"
      />
      <text x="8" y="30">
        Inside
      </text>
      <text x="8" y="254">
        Street
      </text>
      <Mark n={1} x={350} y={40} to={[262, 94]} />
      <Mark n={2} x={40} y={98} to={[92, 98]} />
      <Mark n={3} x={260} y={242} to={[186, 180]} />
      <Mark n={4} x={240} y={26} to={[182, 34]} />
    </svg>
  );
}
