import type { Ref } from '@mall/contract/catalogue/class-office.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { refuse } from '../../kernel/refusal.ts';

/** What the changes of one publication have added so far, by the names that they call it. */
export type Refs = Map<string, Id>;

export const isNew = (ref: Ref): boolean => ref.startsWith('+');

/** The number of something that stands or was added before. */
export const idOf = (refs: Refs, ref: Ref): Id => {
  const id = isNew(ref) ? refs.get(ref) : ref;
  if (id === undefined) throw refuse('kernel.not_found');
  return id;
};
