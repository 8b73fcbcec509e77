interface LogoProps {
  className: string;
  /** The colors of its two parts. */
  plate?: string;
  hole?: string;
}

/** The firm's sign: a keyhole with the moon in it. */
export function Logo({ className, plate = "fill-orange", hole = "fill-night" }: LogoProps) {
  return (
    <svg viewBox="0 0 40 48" className={className} aria-hidden="true">
      <path d="M0 0h40v48H0z" className={plate} />
      <path d="M20 5a12 12 0 0 0-6.4 22.2L10 43h20l-3.6-15.8A12 12 0 0 0 20 5z" className={hole} />
      <path d="M24.6 9.2a8.6 8.6 0 1 0 3 10.6 7 7 0 0 1-3-10.6z" className={plate} />
    </svg>
  );
}
