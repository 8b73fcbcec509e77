interface Props {
  className: string;
  /** The colors of the key and of its edge. */
  keyClass?: string;
}

/** The sign of the firm: a capital A that stands like a sawhorse, its bar a butterfly key let into both legs. */
export function Logo({ className, keyClass = "fill-red stroke-paper" }: Props) {
  return (
    <svg className={className} viewBox="0 0 44 44" aria-hidden="true">
      <path
        fill="currentColor"
        d="M20.6 3h3.9l14.2 36.4 3.3 1.1V42H28.3v-1.5l4.2-1.2L19.8 7 8.3 38.9l4.6 1.6V42H2v-1.5l3.9-1.6Z"
      />
      <path
        className={keyClass}
        strokeWidth="1.4"
        d="M10.5 22.5 21.9 26l11.4-3.5v11L21.9 30l-11.4 3.5Z"
      />
    </svg>
  );
}
