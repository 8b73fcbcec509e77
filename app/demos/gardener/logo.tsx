/** The firm's sign: a seedling in an arch, above the rows it will stand in. */
export function Logo({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 48 60" className={`flex-none stroke-2 ${className}`} aria-hidden="true">
      <path className="fill-moss" d="M0 60V24a24 24 0 0 1 48 0v36z" />
      <path
        className="fill-sand stroke-sand"
        d="M24 42V22m0 8C14 31 9 26 8 17c10-1 15 4 16 13zm0-6c0-8 5-13 15-13 0 9-6 13-15 13z"
      />
      <path
        className="fill-none stroke-sage"
        strokeLinecap="round"
        d="M6 44q18-5 36 0M6 50q18-5 36 0M6 56q18-5 36 0"
      />
    </svg>
  );
}
