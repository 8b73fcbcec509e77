/** The light around a lamp, for `fill="url(#…)"`; each drawing has one of its own. */
export function Glow({ id }: { id: string }) {
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor="#ffb152" stopOpacity="0.75" />
      <stop offset="0.35" stopColor="#ffb152" stopOpacity="0.3" />
      <stop offset="1" stopColor="#ffb152" stopOpacity="0" />
    </radialGradient>
  );
}
