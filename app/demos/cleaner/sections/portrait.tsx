import type { ComponentProps } from "react";
import bianca from "../drawings/bianca.svg";
import kim from "../drawings/kim.svg";
import lorraine from "../drawings/lorraine.svg";
import marek from "../drawings/marek.svg";
import theo from "../drawings/theo.svg";
import type { Person } from "../visit";

const portraits: Record<Person, string> = {
  Bianca: bianca,
  Marek: marek,
  Lorraine: lorraine,
  Theo: theo,
  Kim: kim,
};

interface Props extends ComponentProps<"img"> {
  of: Person;
}

/** One of the people, in the firm's linen apron. */
export function Portrait({ of, className = "", ...rest }: Props) {
  return (
    <img
      src={portraits[of]}
      alt=""
      width="120"
      height="120"
      loading="lazy"
      className={`rounded-full bg-pale ${className}`}
      {...rest}
    />
  );
}
