interface Props {
  /** The colors of its second pane and of its letter. */
  backClass?: string;
  lineClass?: string;
}

/** The firm's sign: a pane whose edges and one ray of light make an N, with a second pane behind it. */
export function Logo({ backClass = "fill-[#9fd6c9]", lineClass = "stroke-ink" }: Props) {
  return (
    <svg viewBox="0 0 48 48" className="size-9 flex-none" aria-hidden="true">
      <path d="M12 2h34v34H12z" className={backClass} />
      <path d="M2 12h34v34H2z" className="fill-[#4fb3a28c]" />
      <path
        d="M3.5 46V12L34.5 46V12"
        className={`fill-none [stroke-linejoin:bevel] [stroke-width:3] ${lineClass}`}
      />
    </svg>
  );
}
