import { contour, num, pair } from "./contour.mjs";
import { sequence, smoothNoise } from "./noise.mjs";

/** Lengths are in millimeters: x to the right, y to the back, z down from the top edge. */
const BLOCK = { x: 100, y: 62, z: 138 };
/** How far the block's depth goes to the right and up, for each millimeter. */
const RECEDE = { right: 0.5, up: 0.36 };
const PAD = 1;

/**
 * A sample block, cut from a trunk whose growth rings are a field in space, so that a line on the end grain goes on over
 * the edge.
 */
export function drawBlock(timber) {
  const [front, end, edge, line] = timber.colors;
  const { x, y, z } = BLOCK;
  const right = x + y * RECEDE.right;
  const up = y * RECEDE.up;
  const radius = radiusOf(timber);
  const faces = [
    { fill: front, size: [x, z], at: (u, v) => [u, 0, v] },
    { fill: end, size: [x, y], at: (u, v) => [u, v, 0] },
    { fill: edge, size: [y, z], at: (u, v) => [x, u, v] },
  ];
  const drawn = faces.map(({ fill, size: [width, height], at }, face) => {
    const project = (u, v) => toScreen(at(u, v));
    const corners = [project(0, 0), project(width, 0), project(width, height), project(0, height)];
    const field = (u, v) => radius(...at(u, v));
    return [
      `<path fill="${fill}" stroke="none" d="M${corners.map(pair).join("L")}Z"/>`,
      ...ringLines(timber, field, width, height, project, face === 1),
    ].join("\n");
  });
  const outline = [`M${pair(toScreen([0, 0, 0]))}H${num(x + PAD)}V${num(up + z + PAD)}H${PAD}Z`];
  outline.push(`l${pair([y * RECEDE.right, -up])}h${x}v${z}l${pair([-y * RECEDE.right, up])}`);
  outline.push(`M${pair(toScreen([x, 0, 0]))}l${pair([y * RECEDE.right, -up])}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(right + 2 * PAD)} ${num(up + z + 2 * PAD)}" fill="none" stroke="${line}" stroke-linecap="round" stroke-linejoin="round">
${drawn.join("\n")}
${figure(timber)}
<path stroke="#2b1d13" stroke-width=".7" d="${outline.join("")}"/>
</svg>
`;
}

/** The distance of a point from the pith, bent as trees bend it. */
function radiusOf({ pith: [pithX, pithY], taper, wave, along, seed }) {
  const noise = smoothNoise(seed);
  return (x, y, z) => {
    const slow = (z * along) / 26;
    const bend = wave * (noise(x / 44, y / 44, slow) - 0.5);
    const ripple = 0.25 * wave * (noise(x / 15 + 9, y / 15, slow * 3) - 0.5);
    const sway = wave * 1.4 * (noise(0.5, 4.5, slow + 7) - 0.5);
    return 80 + Math.hypot(x - pithX - sway, y - pithY) + taper * z + bend + ripple;
  };
}

/** The lines of late wood on a face, and beside them the pores of the early wood. */
function ringLines(timber, field, width, height, project, isEnd) {
  const { rings, late, pores, seed } = timber;
  const random = sequence(seed * 77);
  const values = [];
  for (let u = 0; u <= width; u += 5) for (let v = 0; v <= height; v += 5) values.push(field(u, v));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const lines = { wide: [], thin: [], pores: [] };
  // Years are counted from the pith, so that all faces agree about them.
  for (let at = 0; at < most + rings;) {
    const wide = rings * (0.55 + 0.9 * random());
    at += wide;
    if (at < least - rings) continue;
    lines.wide.push(contour(field, at, width, height, project));
    if (wide > rings * 0.8)
      lines.thin.push(contour(field, at - wide * 0.3, width, height, project));
    if (pores === "ring") lines.pores.push(contour(field, at + 0.9, width, height, project));
    if (pores === "scattered")
      lines.pores.push(contour(field, at - wide * 0.5, width, height, project));
  }
  const dots = isEnd
    ? 'stroke-width="1" stroke-dasharray="0 1.9"'
    : 'stroke-width=".45" stroke-dasharray="5 2.5 2 4"';
  return [
    `<path stroke-width="${late}" opacity=".62" d="${lines.wide.join("")}"/>`,
    `<path stroke-width=".35" opacity=".55" d="${lines.thin.join("")}"/>`,
    pores ? `<path ${dots} opacity=".7" d="${lines.pores.join("")}"/>` : "",
  ].filter(Boolean);
}

/** What sets a timber apart: oak's silver flecks and rays, cherry's gum, maple's curl. */
function figure({ flecks = 0, rays = 0, gum = 0, curl = 0, pith, colors, seed }) {
  const random = sequence(seed * 131);
  const marks = [];
  const fleck = [];
  for (let i = 0; i < flecks; i += 1) {
    const [x, z] = [4 + 80 * random(), 14 + 118 * random()];
    const [long, rise] = [5 + 11 * random(), 3 + 5 * random()];
    const [a, b] = [num(long * 0.4), num(rise)];
    fleck.push(
      `M${pair(toScreen([x, 0, z]))}c${a} ${num(-rise * 0.1)} ${num(long * 0.5)} -${b} ${num(long)} -${b}`,
    );
  }
  if (flecks)
    marks.push(`<path stroke="#f0dfba" stroke-width="1.2" opacity=".9" d="${fleck.join("")}"/>`);
  const ray = [];
  for (let i = 0; i < rays; i += 1) {
    const y = (BLOCK.y * (i + random())) / rays;
    const at = (x) => toScreen([x, y + ((y - pith[1]) * x) / -pith[0] / 1.6, 0]);
    const from = 70 * random();
    const to = Math.min(99, from + 20 + 40 * random());
    const [a, b] = [at(from), at(to)];
    if (Math.min(a[1], b[1]) > PAD + 1 && Math.max(a[1], b[1]) < BLOCK.y * RECEDE.up + PAD)
      ray.push(`M${pair(a)}L${pair(b)}`);
  }
  if (rays) marks.push(`<path stroke="#f0ddb6" stroke-width=".6" d="${ray.join("")}"/>`);
  const fine = [];
  for (let i = 0; i < gum; i += 1) {
    const [x, z] = [6 + 88 * random(), 6 + 122 * random()];
    fine.push(`M${pair(toScreen([x, 0, z]))}v${num(2 + 5 * random())}`);
  }
  if (gum) marks.push(`<path stroke-width="1" d="${fine.join("")}"/>`);
  const band = [];
  for (let i = 1; i < curl; i += 1) {
    const z = (BLOCK.z * i) / curl;
    const lift = [0, 1, 2].map(() => num(4 * random() - 2));
    band.push(`M${pair(toScreen([1.5, 0, z]))}c30 ${lift[0]} 60 ${lift[1]} 97 ${lift[2]}`);
  }
  if (curl)
    marks.push(
      `<path stroke="${colors[2]}" stroke-width="2.4" opacity=".4" d="${band.join("")}"/>`,
    );
  return marks.join("\n");
}

function toScreen([x, y, z]) {
  return [PAD + x + y * RECEDE.right, PAD + BLOCK.y * RECEDE.up + z - y * RECEDE.up];
}
