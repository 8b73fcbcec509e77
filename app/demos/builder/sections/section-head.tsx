interface Props {
  id: string;
  title: string;
  /** Where and when it was reported. */
  dateline: string;
  children: string;
}

/** A headline with a short rule under it, and below it a report of a few lines. */
export function SectionHead({ id, title, dateline, children }: Props) {
  return (
    <div className="kd-head">
      <h2 id={id}>{title}</h2>
      <p>
        <b className="kd-label">{dateline}</b> {children}
      </p>
    </div>
  );
}
