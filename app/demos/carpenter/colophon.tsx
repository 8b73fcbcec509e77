import { useFirmName } from "../demo";
import { carpenter } from "./carpenter";
import { Logo } from "./logo";

/** The end of the book: who made it, where, and under which license. */
export function Colophon() {
  const firm = useFirmName(carpenter);
  return (
    <footer className="aa-colophon">
      <Logo className="aa-colophon-sign" />
      <p className="aa-colophon-name">{firm}</p>
      <p className="aa-colophon-call">
        <a href={`tel:${carpenter.phone}`}>{carpenter.phone}</a>
      </p>
      <address>
        1190 Sawmill Road
        <br />
        Alder Mills
      </address>
      <p>
        Contractor license JC 1.1947
        <br />
        Insured to $2 million
      </p>
      <p>
        The drawings on this page show typical pieces, and the picture is a still life. Yours will
        be drawn from your own walls.
      </p>
      <p>
        <a className="aa-go" href="#top">
          Back to the first page
        </a>
      </p>
    </footer>
  );
}
