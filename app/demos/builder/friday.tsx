import { HalfBuiltWall } from "./drawings/half-built-wall";

const figures = [
  { name: "Agreed", value: "$164,000" },
  { name: "Paid so far", value: "$65,600" },
  { name: "Reserve used", value: "$2,300" },
  { name: "Reserve left", value: "$5,900" },
];

const reviews = [
  {
    quote: "They said nineteen weeks. We moved in after eighteen and a half.",
    author: "Rosa & Will C.",
    job: "Two-story extension",
  },
  {
    quote: "Every Friday a photo, a page of plain words, and the figures so far.",
    author: "Samuel N.",
    job: "Attic conversion",
  },
];

/** The weekly letter to the customer, and what customers say. */
export function Friday() {
  return (
    <section id="friday" className="kd-section kd-friday" aria-labelledby="friday-title">
      <div className="kd-wrap">
        <div className="kd-head">
          <h2 id="friday-title">You hear from us every Friday</h2>
          <p>
            Before the crew drives home, Ruth takes a picture from the same spot as last week and
            writes one page. This one is a sample.
          </p>
        </div>
        <div className="kd-friday-grid">
          <FridayPage />
          <div className="kd-reviews">
            <p className="kd-label">Example reviews</p>
            {reviews.map(({ quote, author, job }) => (
              <figure key={author}>
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <b>{author}</b> {job}
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function FridayPage() {
  return (
    <article className="kd-letter" aria-labelledby="letter-title">
      <div className="kd-letter-head">
        <h3 id="letter-title">Friday page</h3>
        <p className="kd-label">Week 7 of 19</p>
      </div>
      <HalfBuiltWall />
      <div className="kd-letter-text">
        <p>
          <b className="kd-label">Done</b>
          The last course is on, two days early. You can stand where your bed will be, if you mind
          the ladder.
        </p>
        <p>
          <b className="kd-label">Next week</b>
          Trusses come Tuesday at seven, so the street is narrow until ten. We told the neighbors.
        </p>
        <p>
          <b className="kd-label">We need from you</b>
          The color of the back door, by the 24th. Green costs the same as white.
        </p>
      </div>
      <dl className="kd-letter-figures">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="kd-label">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
