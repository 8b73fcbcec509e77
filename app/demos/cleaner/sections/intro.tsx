interface Props {
  /** The section's name, in a pill. */
  label: string;
  question: string;
  hint: string;
  id?: string;
}

/** The head of a section: what it is called, the visitor's question, and a line of help. */
export function Intro({ label, question, hint, id }: Props) {
  return (
    <header className="cl-intro">
      <p className="cl-label">{label}</p>
      <h2 id={id}>{question}</h2>
      <p>{hint}</p>
    </header>
  );
}
