/**
 * Icons of pages with scripts, as inline SVG: the icon package would weigh more in the browser than the fields of the order
 * form.
 */
const sign = {
  "aria-hidden": true,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

export function AlertIcon({ className }: { className: string }) {
  return (
    <svg {...sign} className={className}>
      <circle cx={12} cy={12} r={9.5} />
      <path d="M12 7.5v5M12 16.5v.01" />
    </svg>
  );
}

export function CheckIcon({ className }: { className: string }) {
  return (
    <svg {...sign} className={className} strokeWidth={3}>
      <path d="m4.5 12.5 5 5 10-11" />
    </svg>
  );
}

export function CloseIcon({ className }: { className: string }) {
  return (
    <svg {...sign} className={className}>
      <path d="m6 6 12 12M18 6 6 18" />
    </svg>
  );
}

export function GlobeIcon({ className }: { className: string }) {
  return (
    <svg {...sign} className={className}>
      <circle cx={12} cy={12} r={9.5} />
      <path d="M2.5 12h19M12 2.5c5 5.5 5 13.5 0 19-5-5.5-5-13.5 0-19" />
    </svg>
  );
}

export function MailIcon({ className }: { className: string }) {
  return (
    <svg {...sign} className={className}>
      <rect x={2.5} y={4.5} width={19} height={15} rx={2} />
      <path d="m3 7 9 6 9-6" />
    </svg>
  );
}

export function MenuIcon({ className }: { className: string }) {
  return (
    <svg {...sign} className={className}>
      <path d="M4 5h16M4 12h16M4 19h16" />
    </svg>
  );
}

export function PrinterIcon({ className }: { className: string }) {
  return (
    <svg {...sign} className={className}>
      <path d="M7 8.5V3h10v5.5M7 18H4.5a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2h15a2 2 0 0 1 2 2V16a2 2 0 0 1-2 2H17M7 14h10v7H7z" />
    </svg>
  );
}
