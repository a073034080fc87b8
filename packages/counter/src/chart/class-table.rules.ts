import type { ClassFigures } from '@mall/contract/figures/seller-figures.api.ts';

/** More rows of both levels are too long for a page; a class of the first level opens its own. */
const mostRows = 20;

/** Both levels where they are few, else the first; a class that is chosen with those below it. */
export const rowsShown = (rows: readonly ClassFigures[], classId: string): ClassFigures[] => {
  if (classId !== '') return rows.filter(({ id, parentId }) => id === classId || parentId === classId);
  return rows.length <= mostRows ? [...rows] : rows.filter(({ parentId }) => parentId === null);
};
