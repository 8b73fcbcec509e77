import { useFirmName, useTypedName } from "../kit/facts";
import { go } from "./sections/chapter";
import carpenter from "./facts";
import { Logo } from "./logo";

const paragraph = "max-w-[44rem] font-serif text-text [overflow-wrap:anywhere] desk:col-[4/11]";
const link = "whitespace-nowrap underline decoration-1 underline-offset-[0.2em]";

/** The end of the book, in one paragraph: who made it, where, and under which license. */
export function Footer() {
  const firm = useFirmName(carpenter);
  const typed = useTypedName() !== undefined;
  return (
    <footer className="print:mt-6 print:break-inside-avoid print:py-8 grid gap-6 bg-ink px-sides py-14 text-parchment desk:grid-cols-12 desk:gap-x-gutter [&_:focus-visible]:outline-parchment">
      <Logo className="w-16 desk:col-[1/4] desk:row-[1/3]" keyClass="fill-[#dd8f6d] stroke-ink" />
      <p className={paragraph}>
        {firm} is a workshop of three joiners at 63 Depot Street, in Marlow Fork. It holds
        contractor’s license JC 1.1947 and is insured to two million dollars. The telephone is{" "}
        <a className={link} href={`tel:${carpenter.phone}`}>
          {carpenter.phone}
        </a>
        . The drawings are examples, the picture is a still life, and the types are Newsreader and
        Cabin; the text is my own.{typed ? "" : " "}
        {!typed && <i>Edmund Thayer.</i>}
      </p>
      <p className={paragraph}>
        <a
          className={`whitespace-nowrap text-[#eaa98a] !underline-offset-[0.2em] hover:text-paper ${go}`}
          href="#top"
        >
          To the beginning
        </a>
      </p>
    </footer>
  );
}
