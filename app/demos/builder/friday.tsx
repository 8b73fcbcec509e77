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
      "We have been meaning to write since Thanksgiving, which was the first one in eleven years that we could have at our own table. There were nineteen of us, and everybody fit. My mother-in-law, who does not give compliments, said that the trim was very well done.",
      "You told us nineteen weeks and we moved in after eighteen and a half. We will miss hearing the radio in the mornings. Please stop in when you are out our way, and bring the little ones to see the new calves.",
    ],
    family: "The Brandvold Family, Brickfield",
    job: "Two-story addition",
  },
  {
    greeting: "To everyone at the office,",
    paragraphs: [
      "Enclosed is our last check, and I want you to know that I never enjoyed writing one before. Your letter came every Friday, just as you said it would, and my husband read it out loud at supper. When the chimney turned out to be leaning, Connie sat right down with us and showed us on paper what it would cost. That kind of honesty is getting hard to find.",
      "The boys have not fought in three weeks. We thank you kindly and will be glad to show the attic to anybody who is thinking about one.",
    ],
    family: "The Pruitt Family, Three Elms",
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
          week before. I put it at the top of a page and write down what got done, what is coming
          up, and where the money stands, and you will have it by suppertime. We have done it that
          way since my sister and I were in school. The one below is a sample, and so are the two
          letters under it, which show the kind of thing families write back.
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
          The masons finished the last of the brick on Wednesday, which puts us two days ahead. If
          you do not mind the ladder, you can go up and stand where your bed will be.
        </p>
        <p>
          <b className="kd-label">Coming Up Next Week</b>
          The trusses are being delivered on Tuesday at seven in the morning. The street will be
          narrow until about ten, and we have already talked to your neighbors.
        </p>
        <p>
          <b className="kd-label">What We Need From You</b>
          Please let us know by the 24th what color you would like the back door to be. Green does
          not cost any more than white does.
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
