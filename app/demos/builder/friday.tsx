import { HalfBuiltWall } from "./drawings/half-built-wall";
import { SectionHead } from "./section-head";

const figures = [
  { name: "Price agreed on", value: "$164,000" },
  { name: "Paid so far", value: "$65,600" },
  { name: "Reserve used", value: "$2,300" },
  { name: "Reserve left", value: "$5,900" },
];

const letters = [
  {
    greeting: "Dear Vernon, girls, and crew,",
    paragraphs: [
      "Thanksgiving was the first one in eleven years that we could have at our own table. My mother-in-law, who does not give compliments, said that the trim was very well done.",
      "You told us nineteen weeks and we moved in after eighteen and a half. Please come and see the new calves.",
    ],
    family: "The Brandvold Family, Brickfield",
    job: "Two-story addition",
  },
  {
    greeting: "To everyone at the office,",
    paragraphs: [
      "Enclosed is our last check, and I never enjoyed writing one before. Your letter came every Friday, and my husband read it out loud at supper. When the chimney turned out to be leaning, Connie sat right down with us and showed us on paper what it would cost.",
      "The boys have not fought in three weeks. We thank you kindly.",
    ],
    family: "The Lindqvist Family, Three Elms",
    job: "Attic conversion",
  },
];

/** The weekly letter to the customer, and letters that customers have written back. */
export function Friday() {
  return (
    <section id="friday" className="kd-section kd-friday" aria-labelledby="friday-title">
      <div className="kd-wrap">
        <SectionHead id="friday-title" title="A Letter From Us Every Friday, And A Few We Got Back">
          Before he heads home on Friday, Dad takes a picture of your job from the same spot as the
          week before. I put it at the top of a page and write down where the money stands. This one
          is a sample, and so are the two letters under it.
        </SectionHead>
        <FridayPage />
        <div className="kd-letters">
          {letters.map(({ greeting, paragraphs, family, job }) => (
            <figure key={family}>
              <blockquote>
                <p>{greeting}</p>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </blockquote>
              <figcaption>
                <b>{family}</b>
                {job} (example letter)
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

function FridayPage() {
  return (
    <article className="kd-letter" aria-labelledby="letter-title">
      <div className="kd-letter-head">
        <h3 id="letter-title">Your Friday Letter</h3>
        <p className="kd-label">Week 7 of 19</p>
      </div>
      <HalfBuiltWall />
      <div className="kd-letter-text">
        <p>
          <b className="kd-label">What Got Done</b>
          The masons finished the brick, which puts us two days ahead. You can go up the ladder and
          stand where your bed will be.
        </p>
        <p>
          <b className="kd-label">Coming Up Next Week</b>
          The trusses come on Tuesday at seven in the morning. The street will be narrow until about
          ten, and your neighbors know.
        </p>
        <p>
          <b className="kd-label">What We Need From You</b>
          Please let us know by the 24th what color you would like the back door. Green does not
          cost any more than white.
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
