import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import { addClass } from './add-class.ts';
import { changeClass } from './change-class.ts';
import { mergeClass } from './merge-class.ts';
import { moveAttribute } from './move-attribute.ts';
import { moveClass } from './move-class.ts';
import type { Refs } from './refs.ts';
import { removeAttribute } from './remove-attribute.ts';
import { restoreAttribute, type Step } from './restore-attribute.ts';
import { saveAttribute } from './save-attribute.ts';
import { undoOf } from './undo-of.ts';

const make = (tx: Tx, refs: Refs, change: Step): Promise<Id> => {
  switch (change.act) {
    case 'class.add':
      return addClass(tx, refs, change);
    case 'class.change':
      return changeClass(tx, refs, change);
    case 'class.move':
      return moveClass(tx, refs, change);
    case 'class.merge':
      return mergeClass(tx, change);
    case 'attribute.save':
      return saveAttribute(tx, refs, change);
    case 'attribute.move':
      return moveAttribute(tx, refs, change);
    case 'attribute.remove':
      return removeAttribute(tx, refs, change);
    case 'attribute.restore':
      return restoreAttribute(tx, refs, change);
  }
};

/** Makes changes in their order, and draws up what brings them back and then those that were made before them; null where one of them cannot be. */
export const makeChanges = async (
  tx: Tx,
  changes: readonly Step[],
  before: readonly Step[] | null = [],
): Promise<readonly Step[] | null> => {
  const refs: Refs = new Map();
  let back = before;
  for (const change of changes) {
    const undo = await undoOf(tx, refs, change);
    await make(tx, refs, change);
    const steps = undo(refs);
    back = back && steps && [...steps, ...back];
  }
  return back;
};
