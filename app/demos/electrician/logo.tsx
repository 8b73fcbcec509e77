import { Initial } from "../kit/initial";

/** A lamp whose filament is the firm's initial. */
export function Logo({ firm }: { firm: string }) {
  return (
    <span className="relative h-12 w-9 flex-none">
      <svg
        viewBox="0 0 36 48"
        className="absolute size-full fill-none stroke-lamp stroke-[2.25] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d="M12 36c0-6-10-9-10-19a16 16 0 0 1 32 0c0 10-10 13-10 19z" />
        <path d="M12 41h12M15 46h6" />
      </svg>
      <Initial
        firm={firm}
        className="relative overflow-hidden pt-[0.3125rem] leading-[1.5rem] first-letter:text-[1.25rem] first-letter:font-semibold first-letter:text-lamp"
      />
    </span>
  );
}
