import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../../kit/headline";
import carpenter from "../facts";
import { go, solid } from "./chapter";

/** The first words, beside the corner of a drawer. */
export function Hero() {
  return (
    <div className="flex flex-col pb-10 desk:grid desk:grid-cols-12 desk:gap-x-gutter desk:pl-sides">
      <div className="px-sides pt-[1.125rem] tablet:pt-[2.625rem] low:max-desk:pt-[1.125rem] desk:z-[1] desk:col-span-6 desk:row-start-1 desk:flex desk:flex-col desk:justify-center desk:py-8 desk:pb-9 desk:pl-0 desk:pr-8">
        <DemoHeadline
          demo={carpenter}
          className="max-w-[8em] text-wrap font-serif text-[min(0.25rem+10vw,5.5rem)]/[0.98] font-normal tracking-[-0.03em] [overflow-wrap:anywhere] low:max-desk:text-[4.5rem] desk:max-w-[5.5em] desk:text-[min(0.5rem+6.4vw,7.25rem)] [&_.headline-firm]:mt-3 [&_.headline-firm]:block [&_.headline-firm]:text-[1.4375rem]/[1.2] [&_.headline-firm]:tracking-normal [&_.headline-firm]:text-red desk:[&_.headline-firm]:mt-5 desk:[&_.headline-firm]:text-[1.875rem]"
          signed
        />
        <p className="mt-4 max-w-[25em] font-serif text-[1.25rem]/[1.32] desk:mt-8 desk:text-[1.625rem]">
          {carpenter.subheadline}
        </p>
        <p className="mt-4 flex flex-wrap items-center gap-x-7 gap-y-2 desk:mt-7">
          <a className={solid} href="#inquiry">
            Tell me about a room
          </a>
          <a className={`text-red hover:text-ink ${go}`} href="#work">
            The work
          </a>
        </p>
      </div>
      <figure className="-order-1 low:order-none desk:order-none desk:col-start-7 desk:col-end-[13]">
        <Picture
          image={carpenter.heroImage}
          sizes="(min-width: 56.25rem) 60vw, 130vw"
          load="first"
          className="dovetailed h-[clamp(200px,27vh,104vw)] w-full object-cover tablet:h-[27rem] desk:h-[clamp(520px,76vh,860px)]"
        />
        <figcaption className="px-sides pt-2 text-caption text-soft desk:pl-[34px]">
          The corner of a drawer, in white oak.
        </figcaption>
      </figure>
    </div>
  );
}
