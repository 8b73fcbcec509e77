import { useFirmName } from "../demo";
import carpenter from "./facts";
import { Logo } from "./logo";

/** The end of the book, in one paragraph: who made it, where, and under which license. */
export function Colophon() {
  const firm = useFirmName(carpenter);
  return (
    <footer className="aa-colophon">
      <Logo className="aa-colophon-sign" />
      <p>
        {firm} is a workshop of three joiners at 63 Depot Street, in Marlow Fork. It holds
        contractor’s license JC 1.1947 and is insured to two million dollars. The telephone is{" "}
        <a href={`tel:${carpenter.phone}`}>{carpenter.phone}</a>. The drawings are examples, the
        picture is a still life, and the types are Newsreader and Cabin; the text is my own.{" "}
        <i>Edmund Thayer.</i>
      </p>
      <p>
        <a className="aa-go" href="#top">
          To the beginning
        </a>
      </p>
    </footer>
  );
}
