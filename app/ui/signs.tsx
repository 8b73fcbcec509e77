/** Drawn in place: an icon package's own code would weigh more than the fields of the order form. */
const sign = {
  "aria-hidden": true,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
} as const;

export function AlertSign({ className }: { className: string }) {
  return (
    <svg {...sign} className={className}>
      <circle cx={12} cy={12} r={9.5} />
      <path d="M12 7.5v5M12 16.5v.01" />
    </svg>
  );
}

export function CloseSign({ className }: { className: string }) {
  return (
    <svg {...sign} className={className}>
      <path d="m6 6 12 12M18 6 6 18" />
    </svg>
  );
}
