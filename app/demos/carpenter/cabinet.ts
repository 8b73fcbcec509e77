import type { PieceName, Size } from "./estimate";

/** A path of each part of the drawing, and where its three lengths are written. */
export interface Cabinet {
  front: string;
  top: string;
  side: string;
  inside: string;
  lengths: string;
  places: readonly [width: Point, height: Point, depth: Point];
}

type Point = readonly [x: number, y: number];

/** The drawing's size, and the room in it for the piece. */
export const CABINET_VIEW = { width: 360, height: 270 };
const ROOM = { width: 270, height: 200, left: 48, foot: 232 };
/** How far depth goes to the right and up. */
const RECEDE: Point = [0.55, 0.35];

/** Inches between shelves, and between uprights. */
const spacing: Record<PieceName, Point> = {
  bookcase: [13, 32],
  wardrobe: [70, 22],
  kitchen: [26, 24],
  desk: [99, 20],
};

/** Draws a piece of furniture of a size as large as it fits, seen from the front and a little from the right. */
export function cabinet(piece: PieceName, [width, height, depth]: Size): Cabinet {
  const scale = Math.min(
    ROOM.width / (width + depth * RECEDE[0]),
    ROOM.height / (height + depth * RECEDE[1]),
  );
  const [w, h] = [width * scale, height * scale];
  const [right, up] = [depth * scale * RECEDE[0], depth * scale * RECEDE[1]];
  const left = ROOM.left + (ROOM.width - w - right) / 2;
  const foot = ROOM.foot;
  const head = foot - h;
  const path = (...points: Point[]) => `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}`;
  const [below, beside] = [foot + 14, left - 14];
  return {
    front: `${path([left, head], [left + w, head], [left + w, foot], [left, foot])}Z`,
    top: `${path([left, head], [left + right, head - up], [left + w + right, head - up], [left + w, head])}Z`,
    side: `${path([left + w, head], [left + w + right, head - up], [left + w + right, foot - up], [left + w, foot])}Z`,
    inside: inside(piece, width, height)
      .map(([x, y, x2, y2]) =>
        path([left + x * scale, foot - y * scale], [left + x2 * scale, foot - y2 * scale]),
      )
      .join(""),
    lengths:
      path([left, below], [left + w, below]) +
      path([beside, foot], [beside, head]) +
      path([left + w + 12, foot + 4], [left + w + right + 12, foot - up + 4]) +
      [
        [left, below],
        [left + w, below],
        [beside, foot],
        [beside, head],
      ]
        .map(([x, y]) => path([x! - 4, y! + 4], [x! + 4, y! - 4]))
        .join(""),
    places: [
      [at(left + w / 2), below + 16],
      [at(beside - 6), at(foot - h / 2)],
      [at(left + w + right / 2 + 20), at(foot - up / 2 + 20)],
    ],
  };
}

/** The lines in a front, from its lower left corner, in inches. */
function inside(piece: PieceName, width: number, height: number) {
  const [shelfRoom, bayRoom] = spacing[piece];
  const bays = Math.min(8, Math.max(1, Math.round(width / bayRoom)));
  const shelves = Math.min(9, Math.max(0, Math.round(height / shelfRoom) - 1));
  const lines: (readonly [number, number, number, number])[] = [];
  const line = (share: number) => width * share;
  if (piece === "desk") {
    const drawers = Math.min(18, width / 3);
    lines.push([0, height - 1.5, width, height - 1.5], [drawers, 0, drawers, height - 1.5]);
    for (const share of [0.3, 0.6]) lines.push([0, height * share, drawers, height * share]);
    lines.push([width - 2, 0, width - 2, height - 1.5], [drawers, 1, width - 2, 1]);
    return lines;
  }
  for (let bay = 1; bay < bays; bay += 1)
    lines.push([line(bay / bays), 0, line(bay / bays), height]);
  if (piece === "bookcase") {
    for (let shelf = 1; shelf <= shelves; shelf += 1) {
      const y = (height * shelf) / (shelves + 1);
      lines.push([0, y, width, y]);
    }
    return lines;
  }
  const rail = piece === "kitchen" ? height * 0.74 : height * 0.8;
  lines.push([0, rail, width, rail], [0, 4, width, 4]);
  return lines;
}

function at(value: number): number {
  return Math.round(value * 10) / 10;
}
