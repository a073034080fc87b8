type Row = { readonly id: string; readonly parentId: string | null };

/** Rows that name their parent, as a tree in the order in which they come. A row whose parent is not among them is left out with all below it. */
export const treeOf = <R extends Row, Node>(rows: readonly R[], toNode: (row: R, children: Node[]) => Node): Node[] => {
  const below = Map.groupBy(rows, (row) => row.parentId);
  const nodesOf = (parentId: string | null): Node[] => (below.get(parentId) ?? []).map((row) => toNode(row, nodesOf(row.id)));
  return nodesOf(null);
};
