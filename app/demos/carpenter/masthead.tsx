import { useFirmName } from "../demo";
import carpenter from "./facts";
import { Logo } from "./logo";

const contents = [
  { label: "The work", id: "work" },
  { label: "Timbers", id: "timbers" },
  { label: "The steps", id: "steps" },
  { label: "Prices", id: "prices" },
  { label: "The workshop", id: "workshop" },
  { label: "Your room", id: "inquiry" },
];

/** The firm's sign, name, menu and number. */
export function Masthead() {
  const firm = useFirmName(carpenter);
  return (
    <header className="aa-masthead" id="top">
      <a className="aa-brand" href="#top">
        <Logo className="aa-sign" />
        <span>{firm}</span>
      </a>
      <nav className="aa-menu" aria-label={`${firm} menu`}>
        <ul className="aa-menu-row">{links()}</ul>
        <details className="aa-menu-fold">
          <summary>Contents</summary>
          <ol>{links()}</ol>
        </details>
      </nav>
      <a className="aa-number" href={`tel:${carpenter.phone}`}>
        {carpenter.phone}
      </a>
    </header>
  );
}

function links() {
  return contents.map(({ label, id }) => (
    <li key={id}>
      <a href={`#${id}`}>{label}</a>
    </li>
  ));
}
