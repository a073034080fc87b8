import { classTree } from '../catalogue/class-tree.rules.ts';

/** Goods stand in classes of this level alone. */
const leafLevel = 3;

/** Classes as a list of choices, each under the one it belongs to; only those of the third level can be chosen. */
export const classOptionsOf = (classes: Parameters<typeof classTree>[0]) =>
  classTree(classes).map(({ level, ...option }) => ({ ...option, disabled: level < leafLevel }));
