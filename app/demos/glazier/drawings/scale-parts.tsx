interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A pane with the light on it. */
export function Pane({ x, y, w, h }: Box) {
  const side = Math.min(w, h);
  return (
    <>
      <path d={`M${x} ${y}h${w}v${h}h${-w}z`} className="d-glass" />
      <path
        d={`M${x + side * 0.18} ${y + side * 0.62}l${side * 0.44} ${-side * 0.44}M${x + side * 0.24} ${y + side * 0.8}l${side * 0.58} ${-side * 0.58}`}
        className="d-shine"
      />
    </>
  );
}

/** A person of five feet eight inches, whose feet are at a point. */
export function Person({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0-113a8.5 8.5 0 1 1-.1 0zM-7-94h14c5 0 7 3 8 8l4 34-5 1-5-28 2 79h-9L0-46-2 0h-9l2-79-5 28-5-1 4-34c1-5 3-8 8-8z"
      className="d-person"
    />
  );
}
