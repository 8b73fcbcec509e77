import { site } from "~/content/site";

/** The brand's sign and name: a roof over a lit window that is also a browser's. Drawn in place, so it prints. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 text-xl font-extrabold leading-none tracking-tight sm:text-2xl">
      <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0 forced-color-adjust-none">
        <rect width="32" height="32" rx="8" className="fill-[#a63e0c]" />
        <path
          d="M6 16 16 7l10 9"
          className="fill-none stroke-white [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:3.5]"
        />
        <path d="M11 17h10v9H11z" className="fill-[#f2b632]" />
        <path d="M11 19h10v1.5H11z" className="fill-[#a63e0c]" />
      </svg>
      {site.name}
    </span>
  );
}
