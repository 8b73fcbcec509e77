import kitchen from "../drawings/kitchen.svg";

const time =
  "absolute top-3 rounded-3xl px-4 py-1 text-[1.125rem] font-extrabold tablet:top-5 desk:text-[1.375rem] large-text:px-3 large-text:text-[min(1.125rem,8cqi)]";

/** One job, half done: the kitchen as it was found and as it is left, with who cleans it between the two. */
export function Kitchen() {
  return (
    <section
      id="kitchen"
      aria-labelledby="kitchen-title"
      className="mx-auto mt-[clamp(2.5rem,4vw,3.5rem)] max-w-[100rem] overflow-hidden rounded-bend bg-deep text-white print:break-inside-avoid"
    >
      <figure className="relative">
        <img
          src={kitchen}
          alt="A kitchen, dirty on the left and shining on the right. Between the two, along an edge of bubbles, a cleaner in a linen apron wipes it with a yellow cloth"
          width={1600}
          height={800}
          loading="lazy"
          decoding="async"
          className="h-[20rem] w-full bg-pale object-cover object-[31%_50%] large-text:object-[45%_50%] tablet:h-auto"
        />
        <p className={`left-3 bg-ink tablet:left-5 ${time}`}>8am</p>
        <p className={`right-3 bg-lemon text-ink tablet:right-5 ${time}`}>11am</p>
      </figure>
      <div className="grid gap-4 px-6 py-8 tablet:grid-cols-2 tablet:items-end tablet:gap-10 tablet:p-10 desk:px-16 desk:py-12">
        <h2 id="kitchen-title" className="max-w-[12em]">
          Three hours. Same kitchen.
        </h2>
        <blockquote className="text-balance leading-[1.45] desk:text-[1.25rem]">
          “I came home and looked for the old one.”
          <footer className="mt-1 text-note text-pale">
            Biweekly, 2 bedrooms, $135. An example.
          </footer>
        </blockquote>
      </div>
    </section>
  );
}
