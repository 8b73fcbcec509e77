import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../../kit/headline";
import cleaner from "../facts";
import { BookingCard } from "./booking-card";

/** The cloths on a counter, the headline, and the card that says a price. */
export function Hero() {
  return (
    <div className="mx-auto flex max-w-[100rem] flex-col desk:grid desk:grid-cols-[minmax(0,1fr)_27.5rem] desk:grid-rows-[clamp(22rem,31.5vw,34rem)_auto] desk:gap-x-7">
      <div className="mt-3 h-[12.5rem] overflow-hidden rounded-bend bg-pale tablet:order-1 tablet:mt-6 tablet:h-[22rem] desk:order-none desk:m-0 desk:h-auto">
        <Picture
          image={cleaner.heroImage}
          sizes="100vw"
          load="first"
          className="size-full object-cover"
        />
      </div>
      <div>
        <DemoHeadline
          demo={cleaner}
          className="mt-5 text-wrap text-[clamp(3.05rem,13.6vw,5.5rem)]/[0.98] tracking-[-0.055em] desk:mt-6 low:mt-3 low:text-[4rem] desk:text-[min((95.4vw-29.25rem)/8.7,8.5rem)]/[0.94] large-text:text-[2.25rem]"
          signed
        />
        <p className="mt-[0.9rem] max-w-[29rem] leading-[1.45] desk:mt-5 desk:max-w-none desk:text-[1.25rem]">
          {cleaner.subheadline}
        </p>
      </div>
      <BookingCard />
    </div>
  );
}
