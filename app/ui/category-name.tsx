import { Fragment } from "react";

/** A category that may wrap after its slash: "Builders/General Contractors" is too long for a phone. */
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
