const parts = [
  { name: "Pipe", note: "Cut square." },
  { name: "Nut", note: "Tightened by hand, then a wrench." },
  { name: "Ring", note: "New every time." },
  { name: "Body", note: "Solid brass." },
] as const;

const reasons = [
  "Licensed & Insured",
  "Same-Day Service, 6 Days a Week",
  "Free Estimates on Jobs over $500",
  "Written Price before We Start",
  "2-Year Warranty on Parts & Labor",
  "Family Owned since 1988",
] as const;

/** The reasons to call, over the pipe that runs through the page, taken apart at a joint. */
export function Joint() {
  return (
    <section className="pl-joint" aria-labelledby="joint">
      <div className="pl-wrap">
        <header className="pl-head">
          <h2 id="joint">Why Call Us?</h2>
          <p>We answer. We show up. We do it right.</p>
        </header>
        <ul className="pl-ticks pl-reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <svg
        className="pl-joint-drawing"
        viewBox="0 0 1440 220"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label="A pipe joint: pipe, nut, ring and brass body"
      >
        <path className="pl-axis" d="M0 110h1440" />
        <HalfJoint />
        <g transform="matrix(-1 0 0 1 1440 0)">
          <HalfJoint />
        </g>
        <Body />
        {[
          { number: 1, x: 440 },
          { number: 2, x: 531 },
          { number: 3, x: 612 },
          { number: 4, x: 720 },
        ].map(({ number, x }) => (
          <g key={number} className="pl-callout">
            <path d={`M${x} 34V${number === 4 ? 50 : 66}`} />
            <circle cx={x} cy="18" r="16" />
            <text x={x} y="24">
              {number}
            </text>
          </g>
        ))}
      </svg>
      <div className="pl-wrap">
        <ol className="pl-parts">
          {parts.map(({ name, note }) => (
            <li key={name}>
              <strong>{name}</strong> {note}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** From the left: the pipe, its nut, its ring. */
function HalfJoint() {
  return (
    <>
      <path className="pl-steel" d="M-10 80H458a4 4 0 0 1 4 4v52a4 4 0 0 1-4 4H-10Z" />
      <path className="pl-fine" d="M-10 92H456M-10 131H456M-10 126H456M450 82v56" />
      <path
        className="pl-steel"
        d="M500 68l8-6h46l8 6v84l-8 6h-46l-8-6ZM562 80h14v60h-14M500 88h62M500 132h62"
      />
      <path
        className="pl-fine"
        d="M508 68h46M508 152h46M506 95h50M506 125h50M567 82v56M571 82v56"
      />
      <path className="pl-steel" d="M603 84q9-10 18 0v52q-9 10-18 0Z" />
      <path className="pl-fine" d="M608 82v56M615 84v52" />
    </>
  );
}

/** The brass body in the middle: a hexagon between two threads. */
function Body() {
  return (
    <>
      <path
        className="pl-steel"
        d="M652 78h42v64h-42l-6-7V85ZM746 78h42l6 7v50l-6 7h-42ZM694 54l7-6h38l7 6v112l-7 6h-38l-7-6ZM694 82h52M694 138h52"
      />
      <path
        className="pl-thread"
        d="M658 78l-4 64M665 78l-4 64M672 78l-4 64M679 78l-4 64M686 78l-4 64M758 78l-4 64M765 78l-4 64M772 78l-4 64M779 78l-4 64M786 78l-4 64"
      />
      <path className="pl-fine" d="M702 54h36M702 166h36M700 89h40M700 131h40" />
      <text className="pl-stamp" x="720" y="116">
        1/2
      </text>
    </>
  );
}
