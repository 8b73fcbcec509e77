import { useFirmName } from "../kit/facts";
import cleaner from "./facts";

/** The sign, a sunrise in a bubble, with the firm's name. */
export function Logo() {
  return (
    <p className="cl-logo">
      <svg aria-hidden viewBox="0 0 48 48">
        <circle cx="24" cy="24" r="22.5" fill="#0f62a5" />
        <circle cx="24" cy="28" r="11" fill="#ffdd4a" />
        <path d="M2.2 31.2c12.4 5.6 31.2 5.6 43.6 0a23 23 0 0 1-43.6 0z" fill="#cde7f9" />
        <path
          d="M10 38.2c9 2.6 19 2.6 28 0"
          fill="none"
          stroke="#fff"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <path
          d="M9.6 19.4A15.6 15.6 0 0 1 17 10.2"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="24" cy="24" r="22.5" fill="none" stroke="#0f62a5" strokeWidth="3" />
      </svg>
      <span>{useFirmName(cleaner)}</span>
    </p>
  );
}
