import { loadFirst } from "~/ui/picture";
import { DemoHeadline } from "../../kit/headline";
import evening from "../drawings/evening.svg";
import glazier from "../facts";
import { button } from "./section";

/** The first screen: a family behind their window on a rainy evening, seen from the wall beside it. */
export function Hero() {
  return (
    <div className="on-ink grid grid-cols-[minmax(0,1fr)] gap-5 bg-dusk bg-[repeating-linear-gradient(#0000_0_40px,#10343d_40px_42px,#1d4852_42px_43px)] px-sides pb-10 text-white tablet:grid-cols-[5fr_8fr] tablet:pb-0 desk:grid-cols-[5fr_7fr] desk:gap-10">
      <div className="grid content-start gap-4 tablet:content-center tablet:gap-5 tablet:py-10 desk:gap-8 low:!content-start low:!pt-5">
        <DemoHeadline
          demo={glazier}
          className="text-[calc(1rem+9.4vw)]/none font-medium tracking-[-0.03em] tablet:text-[calc(1rem+4.6vw)]/none low:!text-[2.5rem]/none desk:text-[min(1rem+5vw,6.75rem)]/none [&_.headline-firm]:sr-only"
        />
        <p className="max-w-[30rem] text-[1.1875rem]/[1.4] desk:text-[1.375rem]/[1.35]">
          {glazier.subheadline}
        </p>
        <p className="grid grid-cols-2 gap-3 text-center tablet:w-fit tablet:grid-cols-1 tablet:gap-4 wide:flex large-text:grid-cols-1">
          <a
            className={`${button} !border-lamp !bg-lamp !text-ink !shadow-[0_4px_0_#a8683f] hover:!bg-white`}
            href={`tel:${glazier.phone}`}
          >
            <span>
              Call us at <span className="whitespace-nowrap">{glazier.phone}</span>
            </span>
          </a>
          <a
            className={`${button} !border-brick !bg-brick !shadow-[0_4px_0_#e59a72]`}
            href="#boarding"
          >
            My window just broke
          </a>
        </p>
      </div>
      <div className="order-first -mx-sides h-[min(62vw,70vh)] overflow-hidden tablet:order-none tablet:ml-0 tablet:h-auto">
        <img
          {...loadFirst}
          src={evening}
          alt="A rainy evening at a wide window: a child draws a house on the glass, and behind him his family sits down to dinner"
          className="-ml-[7.15%] -mt-[15.5%] block h-auto w-[114.3%] !max-w-none [@media(min-width:64em)]:-mt-[28%] tablet:!m-0 tablet:h-full tablet:min-h-[33rem] tablet:w-full tablet:object-cover tablet:object-[14%_100%] low:!min-h-[20rem] desk:min-h-0"
          width={960}
          height={760}
        />
      </div>
    </div>
  );
}
