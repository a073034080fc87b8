import type { GoodsClass } from '@mall/contract/catalogue/catalogue.api.ts';
import type { ClassFacet } from '@mall/contract/search/search.api.ts';

export type ClassNode = ClassFacet & { readonly children: readonly ClassNode[] };

/** From the first level down to the class itself; empty when it is not among those found. */
export const classChain = (classes: readonly ClassFacet[], classId: string | undefined): readonly ClassFacet[] => {
  const byId = new Map(classes.map((each) => [each.id, each]));
  const chain: ClassFacet[] = [];
  for (let at = byId.get(classId ?? ''); at && !chain.includes(at); at = byId.get(at.parentId)) chain.unshift(at);
  return chain;
};

/** The same in the tree of all classes. */
export const chainInTree = (tree: readonly GoodsClass[], classId: string): readonly GoodsClass[] => {
  for (const each of tree) {
    if (each.id === classId) return [each];
    const below = chainInTree(each.children, classId);
    if (below.length > 0) return [each, ...below];
  }
  return [];
};

/**
 * The part of the classes that is shown: without a chosen one the first level, with one its branch: the way to it, what stands
 * beside it on the way, and what stands right below it.
 */
export const classBranch = (classes: readonly ClassFacet[], classId: string | undefined): readonly ClassNode[] => {
  const chain = new Set(classChain(classes, classId).map(({ id }) => id));
  const below = (parentId: string): readonly ClassNode[] =>
    classes.filter((each) => each.parentId === parentId).map((each) => ({ ...each, children: chain.has(each.id) ? below(each.id) : [] }));
  const roots = below('0');
  return chain.size > 0 ? roots.filter(({ id }) => chain.has(id)) : openOnly(roots, below);
};

/** Where there is one way only, nobody needs to choose it: it stands open down to the first choice. */
const openOnly = (nodes: readonly ClassNode[], below: (parentId: string) => readonly ClassNode[]): readonly ClassNode[] =>
  nodes.length === 1 ? nodes.map((only) => ({ ...only, children: openOnly(below(only.id), below) })) : nodes;
