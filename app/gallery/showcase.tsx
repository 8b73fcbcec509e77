import { Phone } from "./phone";

const behind =
  "absolute top-10 w-[42%] border-[5px] transition-transform duration-200 motion-reduce:transition-none";

/** What is for sale, as its visitors will see it: three demo sites on phones that rise from the strip below. */
export function Showcase() {
  return (
    <div className="group relative mx-auto aspect-[1.2] min-h-0 w-full max-w-lg self-end [clip-path:inset(-2rem_-2rem_0)]">
      <Phone
        trade="gardener"
        sizes="(min-width: 640px) 13rem, 40vw"
        className={`${behind} left-[5%] -rotate-6 group-hover:-rotate-3`}
      />
      <Phone
        trade="electrician"
        sizes="(min-width: 640px) 13rem, 40vw"
        className={`${behind} right-[5%] rotate-6 group-hover:rotate-3`}
      />
      <Phone
        trade="plumber"
        sizes="(min-width: 640px) 16rem, 46vw"
        load="first"
        className="relative mx-auto w-[50%] border-[6px]"
      />
    </div>
  );
}
