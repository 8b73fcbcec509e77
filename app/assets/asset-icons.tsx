import { circle, icon } from "~/ui/icons";

/* The icons of the checklist and of the list of files, which no other page loads. */

const sheet = "M14 2.5H6a2 2 0 0 0-2 2v15a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-11zv6h6";

export const CameraIcon = icon(
  "M8 6.5 9.5 4h5L16 6.5h4a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM8.5 13a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0",
);
export const ClockIcon = icon(`${circle}M12 6.5V12l3.5 2`);
export const FileIcon = icon(sheet);
export const FileArchiveIcon = icon(`${sheet}M9 4v1M9 7.5v1M9 11v1M7.5 14.5h3v3h-3z`);
export const FileImageIcon = icon(`${sheet}M8.5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M20 17.5l-4-4-7 7.5`);
export const FileTableIcon = icon(`${sheet}M8 13h8M8 17h8M12 13v4`);
export const FileTextIcon = icon(`${sheet}M8 13h8M8 17h5`);
export const LinkIcon = icon("M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 0 1 0 10h-2M8 12h8");
export const PaletteIcon = icon(
  "M12 21.5a9.5 9.5 0 1 1 9.5-9.5c0 3-2 4.5-4.5 4.5h-2.5a2 2 0 0 0-1.5 3.3c.5.7 0 1.7-1 1.7M7 12v.01M9.5 7.5v.01M14.5 7.5v.01M17 11.5v.01",
);
export const SpinnerIcon = icon("M21.5 12a9.5 9.5 0 1 1-6.5-9");
export const StoreIcon = icon(
  "M4.5 11v8.5a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5V11M2.5 8.5 5 3h14l2.5 5.5a3 3 0 0 1-4.75 2 3 3 0 0 1-4.75 0 3 3 0 0 1-4.75 0 3 3 0 0 1-4.75-2M9.5 21v-5.5h5V21",
);
export const UploadIcon = icon(
  "M12 15.5V3.5M7 8l5-5 5 5M3.5 15.5v4a1.5 1.5 0 0 0 1.5 1.5h14a1.5 1.5 0 0 0 1.5-1.5v-4",
);
