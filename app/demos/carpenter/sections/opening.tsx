import { Chapter } from "./chapter";

export function Opening() {
  return (
    <Chapter id="opening" numeral="I." title="The three of us">
      <p>
        When I came to this workshop, in the fall of 1981, there was one bench in it; there are
        three now, one for each of us. The one who comes to measure your wall will also choose the
        boards for it, cut them, and carry the finished piece into your house.
      </p>
    </Chapter>
  );
}
