import { Chapter } from "./chapter";

const prices = [
  "A door and its frame begin at about 340 dollars, and are ready in three or four weeks.",
  "A bookcase for one wall begins at about 3,400 dollars, and one for a niche at about 1,450; either takes from five to seven weeks.",
  "A fitted wardrobe begins at about 1,900 dollars, and takes from six to eight weeks.",
  "A porch begins at about 2,600 dollars, and takes from four to six weeks.",
  "A staircase in oak or ash begins at about 6,400 dollars, and takes from eight to eleven weeks.",
  "A kitchen begins at about 8,500 dollars, and takes from ten to fourteen weeks.",
];

/** Where prices start, a plain line each, and how they are paid. */
export function Prices() {
  return (
    <Chapter id="prices" numeral="VI." title="Prices">
      <p>
        I have never liked to name a price before I have seen the room, but I know that it is useful
        to be told where prices begin; the fitting and the sales tax are included in all of these.
      </p>
      <div className="aa-price-lines">
        {prices.map((price) => (
          <p key={price}>{price}</p>
        ))}
      </div>
      <p>
        What is written on the drawing to scale is the price that you will pay, unless the drawing
        itself is changed afterwards. I ask for three tenths of it when the timber is ordered, for
        four tenths when you have seen the piece standing in the workshop, and for the rest when it
        has been fitted.
      </p>
    </Chapter>
  );
}
