import { useChoices, useFirmName } from "~/demos/kit/facts";
import { DemoForm } from "~/demos/kit/form";
import { DemoHeadline } from "~/demos/kit/headline";
import { DemoPage } from "~/demos/kit/page";
import { demoHandle, demoLinks, demoMeta } from "~/demos/kit/route";
import { Picture } from "~/ui/picture";
import tradeName from "./facts";
import font from "./fonts/public-sans.woff2";
import stylesheet from "./styles.css?url";

export const handle = demoHandle;
export const meta = demoMeta(tradeName);
export const links = demoLinks(stylesheet, [font]);

/** A job's name, what it says of your photo, and its prices: small, large. */
const jobs = [
  { slug: "small", name: "A small job", photo: "Your photo of a small job", price: "$120" },
  { slug: "large", name: "A large job", photo: "Your photo of a large job", price: "$900" },
];

const section = "grid gap-6 px-[max(1rem,calc(50%-34rem))] py-14";
const button =
  "inline-flex min-h-11 items-center rounded bg-trade px-6 py-2 font-bold text-white hover:bg-trade-deep";
const heading = "text-[2rem]/[1.1] font-extrabold [overflow-wrap:anywhere]";

/** The site of a trade name: a plain start, with places for photos of finished work. */
export default function TradeNamePage() {
  const firm = useFirmName(tradeName);
  const { job } = useChoices(tradeName);
  const asked = jobs.find(({ slug }) => slug === job);
  return (
    <DemoPage className="bg-white font-['Public_Sans',sans-serif] text-[1.125rem]/[1.5] text-ink">
      <header className="flex flex-wrap items-center justify-between gap-x-6 px-[max(1rem,calc(50%-34rem))] py-4 font-bold">
        <span className="min-w-0 [overflow-wrap:anywhere]">{firm}</span>
        <a className="min-h-11 py-2 text-trade" href={`tel:${tradeName.phone}`}>
          {tradeName.phone}
        </a>
      </header>
      <section className={`${section} items-center bg-trade-tint desk:grid-cols-2`}>
        <div className="grid justify-items-start gap-5">
          <DemoHeadline
            demo={tradeName}
            className="text-[clamp(2.25rem,6vw,3.5rem)]/[1.05] font-extrabold [overflow-wrap:anywhere] [&_.headline-firm]:block [&_.headline-firm]:text-[0.5em] [&_.headline-firm]:text-trade"
          />
          <p>{tradeName.subheadline}</p>
          <a className={button} href="#question">
            Ask for a price
          </a>
        </div>
        <Picture
          image={tradeName.heroImage}
          sizes="(min-width: 56rem) 34rem, 100vw"
          load="first"
          className="h-auto w-full rounded-lg"
        />
      </section>
      <section className={section} id="work">
        <h2 className={heading}>Finished work</h2>
        <div className="grid gap-6 desk:grid-cols-2">
          {jobs.map(({ slug, photo }) => (
            <div key={slug} className="grid aspect-[3/2] place-items-center border-2 border-dashed">
              {photo}
            </div>
          ))}
        </div>
      </section>
      <section className={`${section} bg-trade-tint`} id="prices">
        <h2 className={heading}>Prices</h2>
        {jobs.map(({ slug, name, price }) => (
          <p key={slug} className="flex justify-between gap-6 border-t border-trade pt-3 font-bold">
            {name} <span>from {price}</span>
          </p>
        ))}
      </section>
      <section className={section} id="clients">
        <h2 className={heading}>What clients say</h2>
        <p>“They came on the day and the price was the price.” Example of a review</p>
      </section>
      <section className={`${section} bg-trade-deep text-white`} id="question">
        <h2 className={heading}>What is to be done?</h2>
        <DemoForm target="question" className="flex flex-wrap gap-4" aria-label="Ask for a price">
          {jobs.map(({ slug, name }) => (
            <label key={slug} className="flex min-h-11 items-center gap-2">
              <input type="radio" name="job" value={slug} defaultChecked={slug === job} /> {name}
            </label>
          ))}
          <button className={`${button} outline outline-1 outline-trade-light`}>Ask</button>
        </DemoForm>
        <p>
          {asked && `${asked.name} costs from ${asked.price}. `}This is a demo: nothing is sent.
        </p>
      </section>
      <footer className={section}>
        {firm}, 1 Main Street. License TN 0001. Insured to $1,000,000. A visit costs $60.
      </footer>
    </DemoPage>
  );
}
