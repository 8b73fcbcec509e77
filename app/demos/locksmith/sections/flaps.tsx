interface FlapsProps {
  text: string;
  length: number;
  className: string;
}

/** Letters on the flaps of a departure board; a screen reader gets the words from elsewhere. */
export function Flaps({ text, length, className }: FlapsProps) {
  return (
    <span className={`flex gap-[0.04em] ${className}`} aria-hidden="true" data-flaps="">
      {[...text.toUpperCase().padEnd(length)].map((letter, index) => (
        <i key={index} className="flap">
          {letter}
        </i>
      ))}
    </span>
  );
}
