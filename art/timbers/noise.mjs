/** Numbers from 0 to 1 that are the same in each run. */
export function sequence(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A field of values from 0 to 1 without corners. */
export function smoothNoise(seed) {
  const corner = (i, j, k) => {
    const value = Math.sin(i * 127.1 + j * 311.7 + k * 74.7 + seed * 53.3) * 43758.5453;
    return value - Math.floor(value);
  };
  const ease = (t) => t * t * (3 - 2 * t);
  const mix = (a, b, t) => a + (b - a) * t;
  return (x, y, z) => {
    const [i, j, k] = [x, y, z].map(Math.floor);
    const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
    const row = (b, c) => mix(corner(i, b, c), corner(i + 1, b, c), u);
    const layer = (c) => mix(row(j, c), row(j + 1, c), v);
    return mix(layer(k), layer(k + 1), w);
  };
}
