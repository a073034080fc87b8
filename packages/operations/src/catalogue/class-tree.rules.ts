import type { ChangeOf, Ref } from '@mall/contract/catalogue/class-office.rules.ts';
import type { DrawnClass } from './class-draft.rules.ts';

export type Line = { node: DrawnClass; children: number };
type Move = ChangeOf<'class.move'>;

const childrenOf = (classes: readonly DrawnClass[], id: Ref | null): DrawnClass[] => classes.filter(({ parentId }) => parentId === id);

/** The lines of the tree from the top down: those below an open one, or all that lead to a word. */
export const linesOf = (classes: readonly DrawnClass[], open: ReadonlySet<Ref>, word: string): Line[] => {
  const typed = word.trim().toLowerCase();
  const holds = ({ names, synonyms }: DrawnClass) =>
    [...Object.values(names), ...synonyms].some((text) => text.toLowerCase().includes(typed));
  const shown = new Set<Ref>();
  if (typed !== '') {
    const byId = new Map(classes.map((one) => [one.id, one]));
    for (const one of classes.filter(holds))
      for (let at: DrawnClass | undefined = one; at; at = at.parentId === null ? undefined : byId.get(at.parentId)) shown.add(at.id);
  }
  const walk = (parentId: Ref | null): Line[] =>
    childrenOf(classes, parentId)
      .filter(({ id }) => typed === '' || shown.has(id))
      .flatMap((node) => {
        const children = childrenOf(classes, node.id).length;
        return [{ node, children }, ...(typed !== '' || open.has(node.id) ? walk(node.id) : [])];
      });
  return walk(null);
};

const moveTo = (node: DrawnClass, parentId: Ref | null, beforeId: Ref | null): Move => ({
  act: 'class.move',
  classId: node.id,
  parentId,
  beforeId,
});

/** Classes of the level above, in the order of the tree: where a class could stand. */
const homesOf = (classes: readonly DrawnClass[], level: number): DrawnClass[] => {
  const walk = (parentId: Ref | null): DrawnClass[] =>
    childrenOf(classes, parentId).flatMap((one) => (one.level === level ? [one] : walk(one.id)));
  return level === 0 ? [] : walk(null);
};

/**
 * Where a key with Alt brings a class: up and down among its sisters, past the first or last of them to the neighbour of the class above; left and right to
 * that neighbour at once. A class keeps its level: goods stand in the third alone.
 */
export const moveBy = (classes: readonly DrawnClass[], id: Ref, key: string): Move | undefined => {
  const node = classes.find((one) => one.id === id);
  if (!node || node.mark === 'merging') return undefined;
  const sisters = childrenOf(classes, node.parentId);
  const at = sisters.indexOf(node);
  const homes = homesOf(classes, node.level - 1);
  const home = homes.findIndex((one) => one.id === node.parentId);
  const before = homes[home - 1];
  const after = homes[home + 1];
  const toBefore = before && moveTo(node, before.id, null);
  const toAfter = after && moveTo(node, after.id, childrenOf(classes, after.id)[0]?.id ?? null);
  if (key === 'ArrowUp') return at > 0 ? moveTo(node, node.parentId, sisters[at - 1]?.id ?? null) : toBefore;
  if (key === 'ArrowDown') return at < sisters.length - 1 ? moveTo(node, node.parentId, sisters[at + 2]?.id ?? null) : toAfter;
  if (key === 'ArrowLeft') return toBefore;
  if (key === 'ArrowRight') return toAfter;
  return undefined;
};

/** Where a class comes to stand when it is let go over another: behind a sister of its level, or first in one of the level above. */
export const dropOn = (classes: readonly DrawnClass[], id: Ref, overId: Ref): Move | undefined => {
  const node = classes.find((one) => one.id === id);
  const over = classes.find((one) => one.id === overId);
  if (!node || !over || node === over || node.mark === 'merging' || over.mark === 'merging') return undefined;
  if (over.level === node.level) {
    const sisters = childrenOf(classes, over.parentId).filter((one) => one !== node);
    return moveTo(node, over.parentId, sisters[sisters.indexOf(over) + 1]?.id ?? null);
  }
  if (over.level === node.level - 1) return moveTo(node, over.id, childrenOf(classes, over.id).find((one) => one !== node)?.id ?? null);
  return undefined;
};
