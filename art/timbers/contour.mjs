/** The lines along which a field has a value (marching squares), as smooth paths. */
export function contour(field, value, width, height, project) {
  const step = 3;
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const at = (i, j) => field(Math.min(i * step, width), Math.min(j * step, height)) - value;
  const next = new Map();
  const link = (a, b) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ])
      next.set(from, [...(next.get(from) ?? []), to]);
  };
  const points = new Map();
  const cross = (i, j, k, l) => {
    const [a, b] = [at(i, j), at(k, l)];
    if (a > 0 === b > 0) return undefined;
    const t = a / (a - b);
    const name = `${i},${j},${k},${l}`;
    points.set(name, [
      Math.min((i + (k - i) * t) * step, width),
      Math.min((j + (l - j) * t) * step, height),
    ]);
    return name;
  };
  for (let i = 0; i < columns; i += 1) {
    for (let j = 0; j < rows; j += 1) {
      const sides = [
        cross(i, j, i + 1, j),
        cross(i + 1, j, i + 1, j + 1),
        cross(i, j + 1, i + 1, j + 1),
        cross(i, j, i, j + 1),
      ];
      const met = sides.filter(Boolean);
      for (let side = 0; side + 1 < met.length; side += 2) link(met[side], met[side + 1]);
    }
  }
  const seen = new Set();
  const ends = [...next.keys()].sort((a, b) => next.get(a).length - next.get(b).length);
  return ends.map((start) => follow(start)).join("");

  function follow(start) {
    const chain = [];
    for (
      let name = start;
      name && !seen.has(name);
      name = next.get(name).find((other) => !seen.has(other))
    ) {
      seen.add(name);
      chain.push(points.get(name));
    }
    if (chain.length < 2) return "";
    return smooth(
      chain
        .filter((_, i) => i % 4 === 0 || i === chain.length - 1)
        .map((point) => project(...point)),
    );
  }
}

/** A path through the middles between points, with the points as handles. */
export function smooth(points) {
  if (points.length === 2) return `M${pair(points[0])}L${pair(points[1])}`;
  const middle = ([a, b], [c, d]) => [(a + c) / 2, (b + d) / 2];
  const curves = points.slice(1, -1).map((point, i) => {
    const end = i === points.length - 3 ? points[i + 2] : middle(point, points[i + 2]);
    return `Q${pair(point)} ${pair(end)}`;
  });
  return `M${pair(points[0])}${curves.join("")}`;
}

/** The same as a ring, from the middle before the first point and back to it. */
export function smoothRing(points) {
  const middle = ([a, b], [c, d]) => [(a + c) / 2, (b + d) / 2];
  const curves = points.map((point, i) => {
    const end = middle(point, points[(i + 1) % points.length]);
    return `Q${pair(point)} ${pair(end)}`;
  });
  return `M${pair(middle(points.at(-1), points[0]))}${curves.join("")}Z`;
}

export function num(value) {
  return String(Math.round(value * 10) / 10);
}

export function pair([x, y]) {
  return `${num(x)} ${num(y)}`;
}
