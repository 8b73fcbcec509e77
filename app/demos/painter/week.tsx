import friday from "./drawings/friday.svg";
import monday from "./drawings/monday.svg";
import thursday from "./drawings/thursday.svg";
import tuesday from "./drawings/tuesday.svg";
import wednesday from "./drawings/wednesday.svg";

const days = [
  {
    day: "Monday",
    wall: monday,
    title: "Cover and scrape",
    text: "Floors under cloth, furniture under film. Anything loose comes off the wall today, not next winter.",
  },
  {
    day: "Tuesday",
    wall: tuesday,
    title: "Fill, sand, prime",
    text: "Half the job is preparing. You can run a hand over every crack before any color opens.",
  },
  {
    day: "Wednesday",
    wall: wednesday,
    title: "First coat",
    text: "It looks patchy. It is meant to. Low-odor paint, so you can sleep next to it.",
  },
  {
    day: "Thursday",
    wall: thursday,
    title: "Second coat",
    text: "The one we are named after. Edges are cut by hand, and the tape comes off while it is wet.",
  },
  {
    day: "Friday",
    wall: friday,
    title: "Clean floors",
    text: "Furniture back, cloths out, vacuum on. We leave a labeled jar of every paint for the first scratch.",
  },
] as const;

/** One wall through five days: each panel has the paint of its day. */
export function Week() {
  return (
    <section id="week" className="sc-week" aria-labelledby="week-title">
      <div className="sc-week-head sc-edge">
        <h2 id="week-title" className="sc-title">
          One wall, Monday to Friday
        </h2>
        <p>
          Most of what you pay us for disappears under the second coat. So here it is, a day at a
          time.
        </p>
      </div>
      <ol className="sc-days">
        {days.map(({ day, title, text, wall }) => (
          <li key={day} className="sc-day">
            <img
              className="sc-day-wall"
              src={wall}
              width="240"
              height="320"
              decoding="async"
              alt=""
            />
            <div className="sc-day-text">
              <p className="sc-day-name">{day}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
