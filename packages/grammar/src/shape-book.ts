import shapes from '../data/shapes.json' with { type: 'json' };

export type Shape = {
  id: string;
  re: string;
  steps: [string, string][];
  examples: { in: string; out: string; means?: Record<string, unknown> }[];
};

export const shapeBook: ReadonlyMap<string, Shape> = new Map((shapes.shapes as unknown as Shape[]).map((shape) => [shape.id, shape]));

const compiled = new Map<string, [RegExp, string][]>();

/** A shape's normal form: 4*95+50 → 4×95+1×50. */
export const normalShape = (shape: Shape, text: string): string => {
  const steps = compiled.get(shape.id) ?? shape.steps.map(([from, to]): [RegExp, string] => [new RegExp(from, 'giu'), to]);
  compiled.set(shape.id, steps);
  return steps.reduce((normal, [from, to]) => normal.replace(from, to), text);
};
