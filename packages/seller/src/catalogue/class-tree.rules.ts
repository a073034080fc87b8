type ClassNode = { readonly id: string; readonly parentId: string | null; readonly level: number; readonly name: string };

/** Classes as a list of choices, each under the one it belongs to. */
export const classTree = (classes: readonly ClassNode[]) => {
  const under = Map.groupBy(classes, ({ parentId, level }) => (level === 1 ? null : parentId));
  const from = (parent: string | null): ClassNode[] => (under.get(parent) ?? []).flatMap((one) => [one, ...from(one.id)]);
  return from(null).map(({ id, level, name }) => ({ value: id, level, name, label: `${'\u3000'.repeat(level - 1)}${name}` }));
};
