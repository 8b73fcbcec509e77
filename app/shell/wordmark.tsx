import { site } from "~/content/site";

/** The brand's name set as its logo: text, so it scales, prints and needs no file. */
export function Wordmark() {
  return (
    <span className="text-xl font-extrabold tracking-tight sm:text-2xl">
      {site.name}
      <span aria-hidden="true" className="text-brand">
        .
      </span>
    </span>
  );
}
