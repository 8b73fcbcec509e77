import { forwardRef, type FormEventHandler } from "react";
import { FIRM_NAME_MAX } from "~/content/firm-name";
import { trades, type TradeSlug } from "~/content/trades";

interface NameFormProps {
  /** Makes the ids of its fields unique in the page. */
  id: string;
  trade?: TradeSlug;
  name?: string;
  className: string;
  fieldClass: string;
  buttonClass: string;
  onInput?: FormEventHandler<HTMLFormElement>;
}

/** Shows a demo under the visitor's own name: a GET that the server answers with a redirect to that demo. */
export const NameForm = forwardRef<HTMLFormElement, NameFormProps>(function NameForm(
  { id, trade, name, className, fieldClass, buttonClass, onInput },
  ref,
) {
  return (
    <form ref={ref} action="/" method="get" onInput={onInput} className={className}>
      <div>
        <label htmlFor={`${id}-name`} className="block text-sm font-semibold">
          Your firm&apos;s name
        </label>
        <input
          id={`${id}-name`}
          name="name"
          defaultValue={name}
          maxLength={FIRM_NAME_MAX}
          autoComplete="organization"
          className={fieldClass}
        />
      </div>
      <div>
        <label htmlFor={`${id}-trade`} className="block text-sm font-semibold">
          Trade
        </label>
        <select id={`${id}-trade`} name="trade" defaultValue={trade} className={fieldClass}>
          {trades.map(({ slug, name: label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button className={buttonClass}>Show me</button>
    </form>
  );
});
