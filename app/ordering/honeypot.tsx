/** A field no person sees: whoever fills it in reads the page's code only, as machines do. */
export const HONEYPOT_FIELD = "homepage";

/** Not displayed, so that neither browsers nor password managers fill it; labelled for browsers without styles. */
export function Honeypot() {
  return (
    <label className="hidden">
      Leave this field empty
      <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
