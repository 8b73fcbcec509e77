const steps = [
  {
    title: "The visit",
    when: "Day 1",
    text: "An hour at your wall with a tape and a level. We look at the light, the floor and what you own. Free within twenty miles.",
  },
  {
    title: "First sketch",
    when: "Day 1, at your table",
    text: "Pencil on paper before we leave, with a price range you can sleep on.",
  },
  {
    title: "Scale drawing",
    when: "By day 10",
    text: "Plan, elevation and one fixed price. The drawing is $180, and comes off the bill.",
  },
  {
    title: "Your boards",
    when: "Week 3",
    text: "You choose at the rack. We wet the boards with a sponge, so that you see the color they will have.",
  },
  {
    title: "At the bench",
    when: "Weeks 4 to 10",
    text: "Joints cut, put together dry, taken apart, oiled. Come by on a Friday and pull a drawer.",
  },
  {
    title: "Fitting day",
    when: "Week 11",
    text: "The maker brings it, scribes it to your walls, and sweeps. Most pieces take two days.",
  },
];

/** From the first sketch to fitting day; in a wide window the steps climb like a stair. */
export function Steps() {
  return (
    <section className="aa-steps" id="steps" aria-labelledby="steps-title">
      <div className="aa-steps-head">
        <h2 className="aa-title" id="steps-title">
          Six steps, from <em>first sketch</em> to <em>fitting day</em>
        </h2>
        <p>A bookcase climbs them in six weeks, a kitchen in twelve. These are a stair’s.</p>
      </div>
      <ol className="aa-flight">
        {steps.map(({ title, when, text }, index) => (
          <li key={title}>
            <span className="aa-numeral" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className="aa-when">{when}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
