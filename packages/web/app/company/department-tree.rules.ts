import type { DepartmentNode } from '@mall/contract/company/department.api.ts';

/** A department as a line of the tree. */
export type Line = { node: DepartmentNode; level: number; parent: DepartmentNode | undefined };

/** The lines that stand open, from the top down. */
export const linesOf = (nodes: readonly DepartmentNode[], shut: ReadonlySet<string>, level = 1, parent?: DepartmentNode): Line[] =>
  nodes.flatMap((node) => [{ node, level, parent }, ...(shut.has(node.id) ? [] : linesOf(node.children, shut, level + 1, node))]);

/** What a word is found in, name, code or head, with what lies above it, so that one sees where it is. */
export const narrowTree = (nodes: readonly DepartmentNode[], word: string): DepartmentNode[] =>
  word === ''
    ? [...nodes]
    : nodes.flatMap((node) => {
        const children = narrowTree(node.children, word);
        const hit = [node.name, node.code, node.head?.name ?? ''].some((text) => text.toLowerCase().includes(word.toLowerCase()));
        return hit || children.length > 0 ? [{ ...node, children: hit && children.length === 0 ? node.children : children }] : [];
      });

export const findNode = (nodes: readonly DepartmentNode[], id: string | undefined): DepartmentNode | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id);
    if (found) return found;
  }
  return undefined;
};

export type Move = { id: string; parentId: string | null; beforeId: string | null };

const openOnes = (nodes: readonly DepartmentNode[]) => nodes.filter((node) => !node.closed);

/** Where Alt and an arrow would put a department: among its neighbours, up to the level above, or under the one before it. */
export const moveBy = (tree: readonly DepartmentNode[], id: string, key: string): Move | undefined => {
  const line = linesOf(tree, new Set()).find(({ node }) => node.id === id);
  if (!line || line.node.closed) return undefined;
  const { parent } = line;
  const beside = openOnes(parent?.children ?? tree);
  const at = beside.findIndex((node) => node.id === id);
  const parentId = parent?.id ?? null;
  const before = beside[at - 1];
  if (key === 'ArrowUp') return before && { id, parentId, beforeId: before.id };
  if (key === 'ArrowDown') return beside[at + 1] && { id, parentId, beforeId: beside[at + 2]?.id ?? null };
  if (key === 'ArrowRight') return before && { id, parentId: before.id, beforeId: null };
  if (key !== 'ArrowLeft' || !parent) return undefined;
  const above = linesOf(tree, new Set()).find(({ node }) => node.id === parent.id)?.parent;
  const uncles = openOnes(above?.children ?? tree);
  return { id, parentId: above?.id ?? null, beforeId: uncles[uncles.findIndex((node) => node.id === parent.id) + 1]?.id ?? null };
};
