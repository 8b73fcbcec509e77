/** Letters on the flaps of a departure board; a screen reader gets the words from elsewhere. */
export function Flaps({ text, length }: { text: string; length: number }) {
  return (
    <span className="nl-flaps" aria-hidden="true" data-flaps="">
      {[...text.toUpperCase().padEnd(length)].map((letter, index) => (
        <i key={index}>{letter}</i>
      ))}
    </span>
  );
}
