import { Head } from "./head";

/** The area served and the hours, each as one sentence. */
export function Valley() {
  return (
    <section id="valley" className="gg-valley" aria-labelledby="valley-title">
      <Head id="valley-title" title="The Days of the Week">
        Each village has its morning,
        <br />
        and each morning its gate.
      </Head>
      <p className="gg-round">
        We keep gardens in <b>Heronsmere</b> on Mondays, along the sands of the lake; on{" "}
        <b>Quince Hill</b> on Tuesdays, where the loam is deep; at <b>Larkfield</b> on Wednesdays,
        upon thin and stony ground; in <b>Withy Hollow</b> on Thursdays, where it is sour and full
        of roots; at <b>Applegarth</b> on Fridays, in heavy clay; and on <b>Thornbury Ridge</b> on
        Saturdays, upon limestone.
      </p>
      <p className="gg-fine">
        From March to October the work begins at seven and ends at five. From November to February
        it begins at eight and ends at three, and Saturday is a day of rest, the Ridge being kept on
        Fridays. The telephone is answered on weekdays until six.
      </p>
    </section>
  );
}
