import electrician from "../facts";

/** The call-out button, which stays at the lower edge of the window, at the thumb of the hand that holds the phone. */
export function Dock() {
  return (
    <div className="el-dock">
      <input
        type="checkbox"
        id="el-left"
        className="el-hidden"
        aria-label="Call-out button on the left"
      />
      <label htmlFor="el-left" className="el-swap">
        <svg aria-hidden viewBox="0 0 24 24">
          <path d="M8 5 4 9l4 4M4 9h16M16 11l4 4-4 4M20 15H4" />
        </svg>
      </label>
      <a href={`tel:${electrician.phone}`} className="el-call">
        <svg aria-hidden viewBox="0 0 24 24">
          <path d="M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v3a2.5 2.5 0 0 1-2.7 2.5A17 17 0 0 1 3.5 5.7 2.5 2.5 0 0 1 6 3z" />
        </svg>
        <span>
          <small>Call-out, 24 h a day</small>
          {electrician.phone}
        </span>
      </a>
    </div>
  );
}
