/** Rows of one key under that key, in the order in which they came. `Map.groupBy` is younger than browsers that companies still use. */
export const groupRows = <Row>(rows: readonly Row[], keyOf: ((row: Row) => string) | undefined): [string, readonly Row[]][] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf?.(row) ?? '';
    const some = groups.get(key);
    if (some) some.push(row);
    else groups.set(key, [row]);
  }
  return [...groups];
};
