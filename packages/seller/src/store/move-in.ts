/** The list with one of its members a place up or down; at the ends it stays. */
export const moveIn = <One>(list: readonly One[], at: number, by: 1 | -1): One[] => {
  const to = at + by;
  const moved = [...list];
  const [one] = moved.splice(at, 1);
  if (one === undefined || to < 0 || to > moved.length) return [...list];
  moved.splice(to, 0, one);
  return moved;
};

export const changeIn = <One>(list: readonly One[], at: number, changes: Partial<One>): One[] =>
  list.map((one, place) => (place === at ? { ...one, ...changes } : one));

export const without = <One>(list: readonly One[], at: number): One[] => list.filter((_, place) => place !== at);
