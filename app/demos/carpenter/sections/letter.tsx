import { Chapter, text } from "./chapter";

/** An example of what a customer may write, in one letter. */
export function Letter() {
  return (
    <Chapter id="letter" numeral="III." title="An example of a letter">
      <blockquote className={`${text} [&>p+p]:mt-[1em]`}>
        <p>Dear Mr. Thayer,</p>
        <p>
          You asked me last fall to let you know how the bookcase had settled, and I am sorry to see
          that it is already April. We had been told by two other people that the wall would have to
          be rebuilt before anything could be put against it, and I remember that you looked at it
          for some time and then said only that it had probably leaned that way since before any of
          us was born. The shelf above the cupboards holds my father’s atlases, as we had planned,
          and when you are next in our part of the county I should like to ask you about a window
          seat.
        </p>
        <p>
          Yours sincerely,
          <br />
          Adelaide Crewe
        </p>
      </blockquote>
    </Chapter>
  );
}
