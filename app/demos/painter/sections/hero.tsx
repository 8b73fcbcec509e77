import { Picture } from "~/ui/picture";
import { useTypedName } from "../../kit/facts";
import { DemoHeadline } from "../../kit/headline";
import painter, { visitPrice } from "../facts";
import { Aside, button } from "./section-head";

/** Three painted bands with the greeting, and the picture as a round swatch across them. */
export function Hero() {
  const typed = useTypedName();
  return (
    <section className="relative overflow-x-clip [--round:min(54vw,43rem)] desk:[--round:min(54vw,43rem,66vh)] low:[--round:min(45vw,66vh)]">
      <DemoHeadline
        demo={painter}
        className="bands display text-wrap pl-sides pr-[max(var(--sides),100vw-var(--sides)-7.3em)] pt-4 text-[calc(1rem+9.6vw)]/[1.3] tracking-[-0.035em] tablet:pt-11 tablet:text-[min(1rem+6.2vw,7rem)]/[1.3] desk:text-[min(1rem+6.2vw,7rem,11vh)]/[1.3] low:pt-1 low:text-[min(4rem,11.5vh)]/[1.3]"
      />
      <div className="px-sides pb-4 pt-[1.1rem] tablet:pb-0 tablet:pt-9">
        <p className="max-w-[27em] text-[1.25rem]/[1.4] tablet:max-w-[min(23em,45vw)] tablet:text-[1.4375rem]/[1.4]">
          {typed
            ? "We’ve got one yellow van and a whole lot of brushes, and we paint rooms, porches and (our favorite!) hallways."
            : painter.subheadline}
        </p>
        <p className="mt-[1.1rem] flex flex-wrap items-center gap-x-4 gap-y-2 tablet:mt-[1.4rem] tablet:gap-x-6 tablet:gap-y-3">
          <a className={button} href="#visit">
            Show us your walls
          </a>
          <a
            className="group/call inline-flex min-h-11 items-center gap-[0.4em] tablet:items-baseline large-text:flex-wrap"
            href={`tel:${painter.phone}`}
          >
            <span className="hidden desk:inline">or just call us</span>{" "}
            <b className="display text-[1.375rem]/[1.5] decoration-[3px] underline-offset-[0.3em] group-hover/call:underline tablet:text-[1.75rem]/[1.5] large-text:whitespace-nowrap">
              {painter.phone}
            </b>
          </a>
        </p>
      </div>
      <div className="-mr-[7vw] mb-8 ml-auto aspect-square w-[92vw] overflow-hidden rounded-full bg-ink tablet:absolute tablet:right-[calc(var(--sides)-4rem)] tablet:top-9 tablet:m-0 tablet:w-[--round]">
        <Picture
          image={painter.heroImage}
          sizes="(min-width: 44rem) 78vw, 138vw"
          load="first"
          className="size-full object-cover object-[76%_50%] desk:object-[22%_50%]"
        />
      </div>
      <a
        className="relative mb-8 ml-4 mt-[-8em] flex min-h-[9.5em] w-[9.5em] -rotate-[8deg] flex-col items-center justify-center rounded-full bg-raspberry p-[1em] text-center text-[1rem]/[1.15] font-semibold text-white hover:bg-ink tablet:absolute tablet:right-[calc(var(--sides)-4rem+var(--round)-9em)] tablet:top-[calc(2.25rem+var(--round)-4em)] tablet:m-0 tablet:min-h-[10.5em] tablet:w-[10.5em] tablet:text-[0.8125rem]/[1.15] desk:right-[calc(var(--sides)-4rem+var(--round)-9.5em)] desk:top-[calc(2.25rem+var(--round)-6.5em)] desk:text-[1rem]/[1.15] low:text-[0.8125rem]/[1.15] forced-colors:border-2 large-text:mt-[-3em] large-text:text-[min(1rem,8cqi)]/[1.15]"
        href="#visit"
      >
        <span>Color visit</span>{" "}
        <strong className="display text-[2.5em]/none">${visitPrice}</strong>{" "}
        <span>
          back if
          <br /> you book
        </span>
      </a>
      <figure className="relative -mt-14 mb-10 ml-auto mr-5 w-fit max-w-[calc(100%-2.5rem)] rotate-3 rounded-[4px_14px_4px_4px] bg-butter px-[1.1rem] pb-[0.8rem] pt-[0.9rem] leading-[1.2] shadow-[0_10px_20px_-12px_#2b0f3680] tablet:absolute tablet:right-sides tablet:top-[calc(var(--round)+1.5rem)] tablet:m-0 desk:right-[calc(var(--sides)-1rem)] desk:top-[calc(2.25rem+var(--round)-3.5em)] large-text:mt-0 forced-colors:border-2">
        <blockquote className="display text-[1.375rem]/[1.1] tablet:text-[1.125rem]/[1.1] desk:text-[1.375rem]/[1.1]">
          Holy moly, that pink!
        </blockquote>
        <figcaption className="mt-[0.35rem] text-[0.9375rem]">Tammy Jo, example review</figcaption>
      </figure>
      <p className="px-sides pb-10 tablet:box-content tablet:max-w-[23em] tablet:pb-16 tablet:pt-[1.4rem] desk:pb-28">
        <Aside>
          {typed
            ? "If nobody picks up we’re up a ladder, and we’ll call you back before supper."
            : "Birdie usually answers the phone. If she’s up a ladder you get Lou Ann, who talks more."}
        </Aside>
      </p>
    </section>
  );
}
