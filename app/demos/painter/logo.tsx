/** The firm's sign: a house whose left half has had one coat, and its right half the second. */
export function Logo({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M4 21 24 4v40H8a4 4 0 0 1-4-4z" fill="#f8a9c0" />
      <path
        d="M9 22v18m5-22v14m0 4v4m5-26v9m0 5v12"
        stroke="#fff8ee"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path d="M24 4l20 17v19a4 4 0 0 1-4 4H24z" fill="#b8195a" />
      <path d="M24 44V32a5.5 5.5 0 0 1 11 0v12z" className="fill-ink" />
      <circle cx="31.5" cy="36" r="1.3" fill="#ffd25e" />
    </svg>
  );
}
