import { Fragment } from "react";

/** A gallery name that may break after its slash, as "Builders/General Contractors" has to on a phone. */
export function CategoryName({ name }: { name: string }) {
  return name.split("/").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
