/** The firm's sign: a pane whose edges and one ray of light make an N, with a second pane behind it. */
export function Sign({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <path d="M12 2h34v34H12z" className="gz-sign-back" />
      <path d="M2 12h34v34H2z" className="gz-sign-front" />
      <path d="M3.5 46V12L34.5 46V12" className="gz-sign-n" />
    </svg>
  );
}
