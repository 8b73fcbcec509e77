import type { ReactNode } from "react";
import { TextPage } from "~/layout/route-error";
import { ButtonAnchor } from "~/ui/button";

/** What a private link shows that leads to no order. */
export function DeadLink({ children }: { children: ReactNode }) {
  return (
    <TextPage title="This link does not work">
      <p className="mt-4 whitespace-pre-line break-words text-lg">{children}</p>
      <p className="mt-8 flex flex-wrap gap-4">
        <ButtonAnchor href="/lost-link">Send my link again</ButtonAnchor>
        <ButtonAnchor href="/" look="secondary">
          Return to the homepage
        </ButtonAnchor>
      </p>
    </TextPage>
  );
}
