/*
 * Icons of pages with scripts, as inline SVG on a grid of 24: the icon package would weigh more in the browser than the
 * fields of the order form.
 */

function icon(drawing: string, strokeWidth = 2) {
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

const circle = "M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0";
const sheet = "M14 2.5H6a2 2 0 0 0-2 2v15a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-11zv6h6";

export const AlertIcon = icon(`${circle}M12 7.5v5M12 16.5v.01`);
export const CameraIcon = icon(
  "M8 6.5 9.5 4h5L16 6.5h4a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM8.5 13a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0",
);
export const CheckIcon = icon("m4.5 12.5 5 5 10-11", 3);
export const ClockIcon = icon(`${circle}M12 6.5V12l3.5 2`);
export const CloseIcon = icon("m6 6 12 12M18 6 6 18");
export const DoneIcon = icon(`${circle}M8 12.5l3 3 5.5-6.5`);
export const FileIcon = icon(sheet);
export const FileArchiveIcon = icon(`${sheet}M9 4v1M9 7.5v1M9 11v1M7.5 14.5h3v3h-3z`);
export const FileImageIcon = icon(`${sheet}M8.5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M20 17.5l-4-4-7 7.5`);
export const FileTableIcon = icon(`${sheet}M8 13h8M8 17h8M12 13v4`);
export const FileTextIcon = icon(`${sheet}M8 13h8M8 17h5`);
export const GlobeIcon = icon(`${circle}h19M12 2.5c5 5.5 5 13.5 0 19-5-5.5-5-13.5 0-19`);
export const LinkIcon = icon("M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 0 1 0 10h-2M8 12h8");
export const MailIcon = icon(
  "M4.5 4.5h15a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2M3 7l9 6 9-6",
);
export const MenuIcon = icon("M4 5h16M4 12h16M4 19h16");
export const PaletteIcon = icon(
  "M12 21.5a9.5 9.5 0 1 1 9.5-9.5c0 3-2 4.5-4.5 4.5h-2.5a2 2 0 0 0-1.5 3.3c.5.7 0 1.7-1 1.7M7 12v.01M9.5 7.5v.01M14.5 7.5v.01M17 11.5v.01",
);
export const PrinterIcon = icon(
  "M7 8.5V3h10v5.5M7 18H4.5a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2h15a2 2 0 0 1 2 2V16a2 2 0 0 1-2 2H17M7 14h10v7H7z",
);
export const SpinnerIcon = icon("M21.5 12a9.5 9.5 0 1 1-6.5-9");
export const StoreIcon = icon(
  "M4.5 11v8.5a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5V11M2.5 8.5 5 3h14l2.5 5.5a3 3 0 0 1-4.75 2 3 3 0 0 1-4.75 0 3 3 0 0 1-4.75 0 3 3 0 0 1-4.75-2M9.5 21v-5.5h5V21",
);
export const UploadIcon = icon(
  "M12 15.5V3.5M7 8l5-5 5 5M3.5 15.5v4a1.5 1.5 0 0 0 1.5 1.5h14a1.5 1.5 0 0 0 1.5-1.5v-4",
);
