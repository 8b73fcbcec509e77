import { trades } from "~/content/trades";

/** All demos, small. */
export function DemoSites() {
  return (
    <ul className="mt-12 grid !max-w-none grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-4 sm:grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] lg:grid-cols-9 print:hidden">
      {trades.map(({ slug, name }) => (
        <li key={slug}>
          <a
            href={`/demo/${slug}`}
            className="block text-center font-semibold underline-offset-4 hover:underline"
          >
            <img
              src={`/images/phones/${slug}-240.webp`}
              alt=""
              width={240}
              height={480}
              loading="lazy"
              decoding="async"
              className="mb-2 aspect-[3/4] w-full rounded-xl border-4 border-ink object-cover object-top"
            />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
