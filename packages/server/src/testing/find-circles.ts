type Graph = ReadonlyMap<string, readonly string[]>;

/** Files that import each other, however long the way round (Tarjan's strongly connected components of more than one). */
export const findCircles = (graph: Graph): string[][] => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const place = order.size;
    order.set(file, place);
    lowest.set(file, place);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (next === file) circles.push([file]);
      const reached = order.has(next) ? (open.includes(next) ? order.get(next) : undefined) : visit(next);
      if (reached !== undefined) lowest.set(file, Math.min(lowest.get(file) as number, reached));
    }
    if (lowest.get(file) === place) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return lowest.get(file) as number;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
};
