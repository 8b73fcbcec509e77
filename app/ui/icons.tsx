/** Inline SVG on a grid of 24: the icon package would weigh more in the browser than the order form's fields. */

export function icon(drawing: string, strokeWidth = 2) {
  return function Icon({ className }: { className: string }) {
    return (
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
      >
        <path d={drawing} />
      </svg>
    );
  };
}

export const circle = "M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0";

export const AlertIcon = icon(`${circle}M12 7.5v5M12 16.5v.01`);
export const CheckIcon = icon("m4.5 12.5 5 5 10-11", 3);
export const CloseIcon = icon("m6 6 12 12M18 6 6 18");
export const DoneIcon = icon(`${circle}M8 12.5l3 3 5.5-6.5`);
export const LockIcon = icon("M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2");
export const MenuIcon = icon("M4 5h16M4 12h16M4 19h16");
export const PrinterIcon = icon(
  "M7 8.5V3h10v5.5M7 18H4.5a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2h15a2 2 0 0 1 2 2V16a2 2 0 0 1-2 2H17M7 14h10v7H7z",
);
