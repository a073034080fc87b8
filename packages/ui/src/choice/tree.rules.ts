export type TreeNode = {
  id: string;
  name: string;
  /** Grey words after the name: who leads a department, how many goods a class has. */
  note?: string;
  disabled?: boolean;
  children?: readonly TreeNode[];
};
export type Coverage = 'all' | 'some' | 'none';

const below = (node: TreeNode): readonly TreeNode[] => node.children ?? [];

/** The nodes from the top down to this one; empty when there is none of that id. */
export function pathTo(nodes: readonly TreeNode[], id: string): TreeNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const path = pathTo(below(node), id);
    if (path.length > 0) return [node, ...path];
  }
  return [];
}

/** A chosen node means everything under it; above it, its line is chosen in part. */
export function coverageOf(nodes: readonly TreeNode[], chosen: readonly string[]): Map<string, Coverage> {
  const covered = new Map<string, Coverage>();
  const wanted = new Set(chosen);
  const visit = (node: TreeNode, under: boolean): boolean => {
    const whole = under || wanted.has(node.id);
    const parts = below(node).map((child) => visit(child, whole));
    const some = parts.some(Boolean);
    covered.set(node.id, whole ? 'all' : some ? 'some' : 'none');
    return whole || some;
  };
  for (const node of nodes) visit(node, false);
  return covered;
}

/** The least list after one press: a branch takes its parts in, and a part given up breaks its branch into the others. */
export function toggleNode(nodes: readonly TreeNode[], chosen: readonly string[], id: string): string[] {
  const path = pathTo(nodes, id);
  const node = path.at(-1);
  if (!node) return [...chosen];
  const top = path.find((each) => chosen.includes(each.id));
  if (!top) {
    const inside = new Set(allNodes([node]).map((each) => each.id));
    return [...chosen.filter((each) => !inside.has(each)), id];
  }
  const kept = chosen.filter((each) => each !== top.id);
  const broken = path.slice(path.indexOf(top), -1);
  const others = broken.flatMap((branch) => below(branch).filter((child) => !path.includes(child)));
  return [...kept, ...others.map((other) => other.id)];
}

/** Every node, from the top down. */
export function allNodes(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(below(node))]);
}

/** What carries these words, with the way down to it; what lies under a find stays, so that it can be opened. */
export function searchTree(nodes: readonly TreeNode[], typed: string): TreeNode[] {
  const words = typed.trim().toLowerCase();
  if (words === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (`${node.name} ${node.note ?? ''}`.toLowerCase().includes(words)) return [node];
    const children = searchTree(below(node), words);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Branches on the way to what is chosen or found; they stand open. */
export function branchesTo(nodes: readonly TreeNode[], isWanted: (node: TreeNode) => boolean): string[] {
  return nodes.flatMap((node) => {
    const deeper = branchesTo(below(node), isWanted);
    return deeper.length > 0 || below(node).some(isWanted) ? [node.id, ...deeper] : [];
  });
}
