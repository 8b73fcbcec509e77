import { useFirmName } from "../kit/facts";
import builder from "./facts";

/** The firm's sign, an arch of brick and the keystone that stands out of it, beside the name on the door. */
export function Logo({ signClass = "" }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-3 text-[1.375rem]/none font-bold tracking-[-0.01em] large-text:text-[min(1.375rem,8.5cqi)] desk:py-[1.125rem] desk:text-[1.875rem]/none large-text:flex-wrap large-text:gap-x-3 large-text:gap-y-1.5">
      <svg
        viewBox="0 0 56 46"
        className={`h-auto w-[3.25rem] flex-none fill-ink ${signClass}`}
        aria-hidden
      >
        <path d="M0 43.2A28 28 0 0 1 4.9 28.2L17.3 36.7A13 13 0 0 0 15 43.6z" />
        <path d="M5.8 26.9A28 28 0 0 1 18.6 17.6L23.6 31.8A13 13 0 0 0 17.7 36.1z" />
        <path d="M37.4 17.6A28 28 0 0 1 50.2 26.9L38.3 36.1A13 13 0 0 0 32.4 31.8z" />
        <path d="M51.1 28.2A28 28 0 0 1 56 43.2L41 43.6A13 13 0 0 0 38.7 36.7z" />
        <path className="fill-brick" d="M17 5.5A40 40 0 0 1 39 5.5L31 33.4A11 11 0 0 0 25 33.4z" />
      </svg>
      <span className="large-text:min-w-[min(100%,7em)]">{useFirmName(builder)}</span>
    </span>
  );
}
