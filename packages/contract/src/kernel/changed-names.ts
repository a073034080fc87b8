/** The names of what differs between two records, in the order in which they are given. */
export const changedNames = <Name extends string>(
  names: readonly Name[],
  before: Readonly<Record<Name, unknown>>,
  after: Readonly<Record<Name, unknown>>,
): Name[] => names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
