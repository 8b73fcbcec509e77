import { DemoHeadline } from "~/demos/kit/headline";
import { Picture } from "~/ui/picture";
import tradeName from "../facts";
import { button } from "./section";

/** The first screen. */
export function Hero() {
  return (
    <section className="grid items-center gap-6 bg-trade-tint px-sides py-14 desk:grid-cols-2">
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
  );
}
