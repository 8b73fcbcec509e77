/** A stone of an arch, as a path: between two radii and two angles, in degrees, left one first. */
export function voussoir(
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${tenth(x + radius * Math.cos(angle))} ${tenth(y - radius * Math.sin(angle))}`;
  };
  const over = `A${outer} ${outer} 0 0 1 ${at(outer, to)}`;
  const back = `A${inner} ${inner} 0 0 0 ${at(inner, from)}`;
  return `M${at(outer, from)}${over}L${at(inner, to)}${back}z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
