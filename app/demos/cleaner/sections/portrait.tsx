import type { ComponentProps } from "react";
import bianca from "../drawings/bianca.svg";
import kim from "../drawings/kim.svg";
import lorraine from "../drawings/lorraine.svg";
import marek from "../drawings/marek.svg";
import theo from "../drawings/theo.svg";
import type { Person } from "../visit";

/** A drawing of each of the people. */
export const portraits: Record<Person, string> = {
  Bianca: bianca,
  Marek: marek,
  Lorraine: lorraine,
  Theo: theo,
  Kim: kim,
};

interface Props extends ComponentProps<"span"> {
  of: Person;
}

/** A face, in a bubble. */
export function Face({ of, className = "", ...rest }: Props) {
  return (
    <span className={`aspect-square overflow-hidden rounded-full bg-pale ${className}`} {...rest}>
      <img
        src={portraits[of]}
        alt=""
        width="240"
        height="280"
        loading="lazy"
        className="-ml-[30%] -mt-[8%] w-[160%] max-w-none"
      />
    </span>
  );
}
