interface Props {
  firm: string;
  /** Its box, and the letter's size: `size-11 leading-[2.75rem] first-letter:text-[1.625rem]`. */
  className: string;
}

/** A firm's initial, in a logo. The stylesheet takes the first letter, because a cached page does not know the name. */
export function Initial({ firm, className }: Props) {
  return (
    <span
      aria-hidden
      className={`block text-center text-[0px] first-letter:uppercase ${className}`}
    >
      {firm}
    </span>
  );
}
