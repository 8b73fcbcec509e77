import { site } from "~/content/site";

/** The logo, a roof over a browser window, and the name. Inline SVG, so that it prints. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 text-xl font-extrabold leading-none tracking-tight sm:text-2xl">
      <LogoMark className="size-8" />
      <span className="wordmark-name">{site.name}</span>
    </span>
  );
}

export function LogoMark({ className }: { className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 32 32"
      className={`shrink-0 forced-color-adjust-none ${className}`}
    >
      <rect width="32" height="32" rx="8" className="fill-[#a63e0c]" />
      <path
        d="M5.5 15.5 16 6l10.5 9.5"
        className="fill-none stroke-white [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:3.5]"
      />
      <path d="M10 16h12v10H10z" className="fill-[#f2b632]" />
      <path d="M10 18h12v2H10z" className="fill-[#a63e0c]" />
    </svg>
  );
}
