import { Chapter } from "./chapter";
import log from "../drawings/log.svg";

/** Who works in the workshop, where it is, how far it fits, and when somebody is there. */
export function Workshop() {
  return (
    <Chapter id="workshop" numeral="VI." title="The three of us">
      <img
        className="mb-5 h-auto w-36 desk:!col-[1/4] desk:row-[1/5] desk:mb-0 desk:self-end"
        src={log}
        alt="The end of a log, with its rings and a crack"
        width={600}
        height={580}
        loading="lazy"
        decoding="async"
      />
      <p>
        When I came to this workshop there was one bench in it; there are three now, one for each of
        us. The one who comes to measure your wall will also choose the boards for it, cut them, and
        carry the finished piece into your house.
      </p>
      <p>
        The workshop stands on Depot Street, at the lower end of Marlow Fork, and we fit what we
        make there and in Merrow, Tarleton, Hobbs Crossing and Saint Anne. For a stair or a kitchen
        I have gone a good deal farther, and have then asked for 80 cents a mile.
      </p>
      <p>
        From Monday to Thursday there is somebody at the bench from eight in the morning until five,
        and on Friday until three. Visitors are welcome, but I should be grateful if you would
        telephone beforehand.
      </p>
    </Chapter>
  );
}
