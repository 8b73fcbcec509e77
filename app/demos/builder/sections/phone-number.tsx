import builder from "../facts";

interface Props {
  label: string;
  className?: string;
}

/** The firm's number, as large as a headline. */
export function PhoneNumber({ label, className = "large-text:text-[18cqi]" }: Props) {
  return (
    <a
      className={`inline-block whitespace-nowrap text-[min(clamp(3rem,2.4rem+2.4vw,4.5rem),21vw)]/[0.95] font-bold lining-nums tracking-[0.01em] no-underline ${className}`}
      href={`tel:${builder.phone}`}
    >
      <span className="label mb-1.5 block large-text:whitespace-normal">{label}</span>
      {builder.phone}
    </a>
  );
}
