import { Head } from "./head";

const layers = [
  {
    depth: "At three inches",
    title: "Leaf Mold",
    text: "Leaf mold and bark hold the rain where it falls. Beneath mulch, and in shade, a bed of deep-rooted plants lives through the dry summer upon one watering in the week.",
  },
  {
    depth: "At ten inches",
    title: "Loam and Clay",
    text: "The soil is tried before anything is planted in it. Where it is sour, Hydrangea macrophylla flourishes and Lavandula pines; where it is sweet, the contrary; and the plan is drawn accordingly.",
  },
  {
    depth: "At two feet",
    title: "The Lasting Root",
    text: "What endures goes deep. The same two gardeners keep a garden from one March to the next, and know where its bulbs lie sleeping.",
  },
];

/** How the firm works, layer by layer, with the roots that reach them. */
export function Soil() {
  return (
    <section aria-labelledby="soil-title">
      <Head id="soil-title" title="Under the Sod">
        Rain, go down softly,
        <br />
        and root, go after the rain.
      </Head>
      <Turf />
      <div className="gg-layers">
        <ol>
          {layers.map(({ depth, title, text }) => (
            <li key={depth}>
              <p className="gg-depth">{depth}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Roots />
      </div>
    </section>
  );
}

const blades = Array.from({ length: 16 }, (_, index) => {
  const x = index * 25 + ((index * 7) % 11);
  const lean = ((index * 5) % 17) - 8;
  const height = 14 + ((index * 13) % 19);
  return `M${x} 40q${lean} ${-height / 2} ${lean * 1.5} ${-height}m5 ${height}q${-lean / 2}-6 ${-lean}-14`;
});

/** Blades of grass along the edge of the ground. */
function Turf() {
  return (
    <svg
      viewBox="0 0 1200 40"
      preserveAspectRatio="xMidYMax slice"
      className="gg-turf"
      aria-hidden="true"
    >
      <path id="gg-blades" d={blades.join("")} />
      <use href="#gg-blades" x="400" />
      <use href="#gg-blades" x="800" />
    </svg>
  );
}

/** One taproot with its side roots, and who lives beside it. */
function Roots() {
  return (
    <svg viewBox="0 0 160 600" preserveAspectRatio="none" className="gg-roots" aria-hidden="true">
      <path
        className="gg-taproot"
        d="M74 0c-2 60 10 110 4 170s-14 120-4 190 2 150 8 240c2-100 4-160 0-230s-2-140 6-200S84 60 86 0z"
      />
      <path d="M78 60C50 80 40 70 14 96m14-12c-6 10-4 18-12 26M84 90c24 14 40 8 62 34m-20-18c10 2 16-2 24 0M78 160c-30 10-34 40-62 44m32-16c-4 14-14 18-18 34M84 200c26 12 30 44 60 50m-26-22c4 16-4 24 2 40M74 280c-24 16-26 50-50 62m24-26c-2 12-12 18-12 30M82 320c20 24 34 26 46 60m-14-28c8 0 16 4 24 2M76 400c-20 20-18 50-40 66M82 440c18 18 16 46 34 60M79 500c-10 20-8 30-18 50M82 530c8 10 6 24 12 40" />
      <path className="gg-worm" d="M104 160c10-12 18 4 26-4s12-14 20-6" />
      <path className="gg-worm" d="M14 420c8 8 4 16 14 18s14-6 20 2" />
      <path
        className="gg-stones"
        d="M120 300c8-8 22-6 24 2s-10 14-20 12-10-8-4-14zM20 250c4-6 14-6 16 0s-6 10-12 9-8-4-4-9zM112 540c8-10 26-8 28 2s-12 16-22 14-12-8-6-16zM30 520c6-6 16-4 16 2s-8 8-14 7-6-5-2-9z"
      />
    </svg>
  );
}
