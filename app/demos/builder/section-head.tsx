interface Props {
  id: string;
  title: string;
  children: string;
}

/** A headline with a short rule under it, and below it what there is to say, in a few lines. */
export function SectionHead({ id, title, children }: Props) {
  return (
    <div className="kd-head">
      <h2 id={id}>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
