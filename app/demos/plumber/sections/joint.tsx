import { wrap } from "./section";

const steel = "fill-white stroke-blue stroke-[3.5] [stroke-linejoin:round]";
const fine = "fill-none stroke-blue stroke-[1.5]";

const reasons = [
  "Estimates are free for any job over $500.",
  "Parts and labor are under warranty for two years.",
  "Our vans carry the parts for most repairs.",
  "We wear shoe covers in your home.",
  "We take the old parts away with us.",
  "The same family has owned the company since 1988.",
] as const;

/** The reasons to call, over a pipe that is taken apart at a joint. */
export function Joint() {
  return (
    <section className="bg-mist pb-12 pt-10 wide:py-20" aria-labelledby="joint">
      <div className={wrap}>
        <header className="mx-auto mb-10 max-w-[46rem] text-center wide:mb-14">
          <h2 id="joint">Why Call Us?</h2>
          <p className="mt-3 text-[1.1875rem]">
            When you call, you will talk to a person: in office hours to Nora Doucette, our
            dispatcher. We will ask you a few questions, give you a time and a price, and call you
            when the van is on its way.
          </p>
        </header>
        <ul className="ticks mx-auto mb-10 grid max-w-[52rem] gap-x-10 gap-y-3 text-[1.1875rem] font-semibold tablet:grid-cols-2">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <svg
        className="h-[min(22vw,9.25rem)] w-full wide:aspect-[1440/148] wide:h-auto"
        viewBox="0 36 1440 148"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <HalfJoint />
        <g transform="matrix(-1 0 0 1 1440 0)">
          <HalfJoint />
        </g>
        <Body />
      </svg>
    </section>
  );
}

/** From the left: the pipe, its nut, its ring. */
function HalfJoint() {
  return (
    <>
      <path className={steel} d="M-10 80H458a4 4 0 0 1 4 4v52a4 4 0 0 1-4 4H-10Z" />
      <path className={fine} d="M-10 92H456M-10 131H456M-10 126H456M450 82v56" />
      <path
        className={steel}
        d="M500 68l8-6h46l8 6v84l-8 6h-46l-8-6ZM562 80h14v60h-14M500 88h62M500 132h62"
      />
      <path className={fine} d="M508 68h46M508 152h46M506 95h50M506 125h50M567 82v56M571 82v56" />
      <path className={steel} d="M603 84q9-10 18 0v52q-9 10-18 0Z" />
      <path className={fine} d="M608 82v56M615 84v52" />
    </>
  );
}

/** The brass body in the middle: a hexagon between two threads. */
function Body() {
  return (
    <>
      <path
        className={steel}
        d="M652 78h42v64h-42l-6-7V85ZM746 78h42l6 7v50l-6 7h-42ZM694 54l7-6h38l7 6v112l-7 6h-38l-7-6ZM694 82h52M694 138h52"
      />
      <path
        className="fill-none stroke-blue stroke-[2.5]"
        d="M658 78l-4 64M665 78l-4 64M672 78l-4 64M679 78l-4 64M686 78l-4 64M758 78l-4 64M765 78l-4 64M772 78l-4 64M779 78l-4 64M786 78l-4 64"
      />
      <path className={fine} d="M702 54h36M702 166h36M700 89h40M700 131h40" />
      <text className="fill-blue text-[18px] font-bold [text-anchor:middle]" x="720" y="116">
        1/2
      </text>
    </>
  );
}
