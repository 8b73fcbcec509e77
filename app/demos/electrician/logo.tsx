/** A lamp whose filament is the firm's initial: the stylesheet takes the letter, because a cached page does not know the name. */
export function Logo({ firm }: { firm: string }) {
  return (
    <span aria-hidden className="relative h-12 w-9 flex-none">
      <svg
        viewBox="0 0 36 48"
        className="absolute size-full fill-none stroke-lamp stroke-[2.25] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d="M12 36c0-6-10-9-10-19a16 16 0 0 1 32 0c0 10-10 13-10 19z" />
        <path d="M12 41h12M15 46h6" />
      </svg>
      <span className="relative block overflow-hidden pt-[0.3125rem] text-center text-[0px] leading-[1.5rem] first-letter:text-[1.25rem] first-letter:font-semibold first-letter:uppercase first-letter:text-lamp">
        {firm}
      </span>
    </span>
  );
}
