import type { ChangeOf } from '@mall/contract/catalogue/class-office.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import { placeAttribute } from './place-among.ts';
import { idOf, type Refs } from './refs.ts';
import { requireAttribute } from './require-attribute.ts';

/** Another place among the attributes of its class, which is the order of filters and of what a goods page lists. */
export const moveAttribute = async (tx: Tx, refs: Refs, { attributeId, beforeId }: ChangeOf<'attribute.move'>): Promise<Id> => {
  const { id, classId } = await requireAttribute(tx, idOf(refs, attributeId));
  await placeAttribute(tx, id, classId, beforeId === null ? null : idOf(refs, beforeId));
  return classId;
};
