import { Head } from "./head";

const letters = [
  {
    text: "The corner behind the shed, where nothing was ever seen but nettles, is now the place in which the household takes its supper from May until the leaves fall. The hydrangeas stood through the dry weeks of August upon one watering in seven days, as had been foretold. I set this down for the use of others whose ground is as sour as ours.",
    author: "E. Ashdown",
    place: "Quince Hill, in the first week of October",
  },
  {
    text: "These four years the garden has been kept on Thursdays, in rain and in sun, and I have not once found the gate unlatched. My late husband planted the pears; they are pruned each January as he would have had it done, and this fall there were two bushels to give away.",
    author: "Widow Thackeray",
    place: "Withy Hollow, at the gathering of the pears",
  },
];

/** What customers write to the almanac, marked as invented. */
export function Letters() {
  return (
    <section aria-labelledby="letters-title">
      <Head id="letters-title" title="Letters to the Almanac" />
      <div className="gg-letters">
        {letters.map(({ text, author, place }) => (
          <figure key={author}>
            <blockquote>
              <p className="gg-salute">To the keeper of the almanac,</p>
              <p className="gg-drop">{text}</p>
            </blockquote>
            <figcaption>
              <b>{author}</b>
              {place}
              <small>An example letter, by an invented hand</small>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
