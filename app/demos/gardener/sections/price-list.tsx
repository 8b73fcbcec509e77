import { prices } from "../prices";
import { Head } from "./head";

/** Single jobs, in four tables. */
export function PriceList() {
  return (
    <section id="prices" className="border-y-8 border-moss bg-sage" aria-labelledby="prices-title">
      <Head id="prices-title" title="Prices for single jobs">
        Get the price in writing before we start.
      </Head>
      <div className="grid gap-9 px-sides pb-20 desk:grid-cols-2 desk:gap-x-20 desk:gap-y-16 desk:pb-24 large-text:grid-cols-1 print:gap-5 print:pb-8">
        {prices.map(({ title, rows }) => (
          <div key={title}>
            <h3 className="pb-2 text-center">{title}</h3>
            <dl className="border-t">
              {rows.map(({ name, price, per }) => (
                <div
                  key={name}
                  className="flex items-baseline gap-2 py-2 leading-tight after:order-1 after:flex-[1_0_1rem] after:border-b-2 after:border-dotted after:border-moss large-text:block large-text:after:hidden"
                >
                  <dt>{name}</dt>
                  <dd className="order-2 text-right large-text:text-left">
                    <b className="whitespace-nowrap text-[1.1875em]">{price}</b>
                    {per && ` ${per}`}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
