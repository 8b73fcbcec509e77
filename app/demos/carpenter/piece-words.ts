import type { PieceName } from "./estimate";

interface PieceWords {
  label: string;
  /** With its article, as a sentence begins. */
  name: string;
  weeks: string;
}

/** What the inquiry form calls its pieces; the script does without. */
export const pieceWords: Record<PieceName, PieceWords> = {
  bookcase: { label: "Bookcase", name: "A bookcase", weeks: "five to seven" },
  wardrobe: { label: "Wardrobe", name: "A wardrobe", weeks: "six to eight" },
  kitchen: { label: "Kitchen run", name: "A kitchen run", weeks: "ten to fourteen" },
  desk: { label: "Desk", name: "A desk", weeks: "four to five" },
};
