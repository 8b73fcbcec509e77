import { lazy, Suspense } from "react";
import { Picture } from "~/ui/picture";
import type { PageProps, TopProps } from "./lettering";
import { PagePicture } from "./page-picture";

/** Loaded with the first name. */
const UnderName = lazy(() => import("./under-name"));

/** The picture of a demo's top or whole page; with a name, in the demo's own letters. */
export function LetteredPicture(props: TopProps | PageProps) {
  return (
    <span className="relative block [container-type:inline-size]">
      {"views" in props ? <PagePicture {...props} /> : <Picture {...props} />}
      {props.name && (
        <Suspense>
          <UnderName key={props.trade} {...props} />
        </Suspense>
      )}
    </span>
  );
}
