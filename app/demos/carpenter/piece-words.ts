import type { PieceName } from "./estimate";

interface PieceWords {
  /** With its article. */
  name: string;
  weeks: string;
}

/** What the inquiry form calls its pieces; the script does without. */
export const pieceWords: Record<PieceName, PieceWords> = {
  bookcase: { name: "A bookcase", weeks: "five to seven" },
  wardrobe: { name: "A wardrobe", weeks: "six to eight" },
  kitchen: { name: "A kitchen wall", weeks: "ten to fourteen" },
  desk: { name: "A desk", weeks: "four to five" },
};
