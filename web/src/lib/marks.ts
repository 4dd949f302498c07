/** A player is colour and shape and name. Shapes are drawn around (0, 0) with "radius" r. */
export const SHAPES = ["circle", "square", "diamond", "hexagon"] as const;

export function shapePath(seat: number, r: number): string {
  switch (seat % 4) {
    case 0:
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case 1: {
      const a = r * 0.9;
      return `M${-a} ${-a}H${a}V${a}H${-a}Z`;
    }
    case 2: {
      const a = r * 1.22;
      return `M0 ${-a}L${a} 0L0 ${a}L${-a} 0Z`;
    }
    default: {
      const a = r * 1.08;
      const b = a * 0.55;
      return `M${-a} 0L${-b} ${-a * 0.92}H${b}L${a} 0L${b} ${a * 0.92}H${-b}Z`;
    }
  }
}
