import { num, pair, smooth, smoothRing } from "./contour.mjs";
import { sequence } from "./noise.mjs";

const SIZE = { width: 600, height: 580 };
const PITH = [300, 300];
/** From one heavy ring to the next. */
const DECADE = 80;
const BARK = 3 * DECADE;
const CRACK = 2.05;

/** The end of a log: fine rings for years, two heavy ones, a bark and a crack. */
export function drawLog() {
  const random = sequence(9);
  const fine = [];
  for (let radius = 14; radius < BARK - 4; radius += 6 + 9 * random()) fine.push(ring(radius));
  const heavy = [DECADE, 2 * DECADE].map((radius) => ring(radius));
  const rays = Array.from({ length: 60 }, () => {
    const angle = 2 * Math.PI * random();
    const from = 20 + 150 * random();
    return `M${pair(point(from, angle))}L${pair(point(from + 14 + 40 * random(), angle))}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" fill="none" stroke="#2b1d13">
<path fill="#c9ab80" stroke="none" d="${ring(BARK + 11, 1.6)}"/>
<path fill="#ecdcc0" stroke="none" d="${ring(BARK)}"/>
<path stroke="#8a6a3f" stroke-width=".7" opacity=".55" d="${fine.join("")}"/>
<path stroke="#8a6a3f" stroke-width=".6" opacity=".4" d="${rays.join("")}"/>
<path stroke="#97301a" stroke-width="1.6" d="${heavy.join("")}"/>
<path stroke-width="1.4" d="${ring(BARK)}${ring(BARK + 11, 1.6)}"/>
<path stroke-width=".8" d="${bark(random).join("")}"/>
<path fill="#f7f2e9" stroke-width="1.1" d="${crack()}"/>
</svg>
`;
}

/** Rings of a log are never round, and less so the farther out they are. */
function point(radius, angle, rough = 0) {
  const out = radius / BARK;
  const bend =
    0.05 * Math.sin(angle + 0.8) + 0.03 * Math.sin(2 * angle + 2) + 0.018 * Math.sin(5 * angle);
  const far = radius * (1 + bend * out) + rough * (Math.sin(23 * angle) + Math.sin(37 * angle));
  return [PITH[0] + far * Math.cos(angle) * 1.04, PITH[1] + far * Math.sin(angle) * 0.98];
}

function ring(radius, rough = 0) {
  const count = rough ? 110 : 16;
  return smoothRing(
    Array.from({ length: count }, (_, i) => point(radius, (2 * Math.PI * i) / count, rough)),
  );
}

function bark(random) {
  return Array.from({ length: 90 }, () => {
    const angle = 2 * Math.PI * random();
    return `M${pair(point(BARK + 2, angle))}L${pair(point(BARK + 6 + 4 * random(), angle + 0.02))}`;
  });
}

/** From the bark almost to the pith, with the bends of water. */
function crack() {
  const side = (sign) =>
    Array.from({ length: 13 }, (_, i) => {
      const out = i / 12;
      const angle = CRACK + 0.1 * Math.sin(9 * out) * (1 - 0.4 * out) + (sign * 0.035 * out) / 1.2;
      return point(58 + (BARK + 16 - 58) * out, angle);
    });
  const [left, right] = [side(-1), side(1).reverse()];
  return `${smooth(left)}L${right.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}Z`;
}
