import { Chapter } from "./chapter";

/** An example of what a customer may write, in one letter. */
export function Letter() {
  return (
    <Chapter id="letter" numeral="III." title="An example of a letter">
      <blockquote>
        <p>Dear Mr. Thayer,</p>
        <p>
          You asked me last fall to let you know how the bookcase had settled, and I am sorry to see
          that it is already April. We had been told by two other people that the wall would have to
          be rebuilt before anything could be put against it, and I remember that you looked at it
          for some time and then said only that it had probably leaned that way since before any of
          us was born. I did not understand, until the pieces were carried in, that the last upright
          would be cut to the slope of the wall.
        </p>
        <p>
          The shelf above the cupboards holds my father’s atlases, as we had planned, and the
          cherry, which I confess I thought too pale when it came, has grown a good deal darker
          where it has the morning sun. When you are next in our part of the county I should like to
          show you the landing, and to ask what you think of a window seat.
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
