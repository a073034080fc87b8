import type { Settlement } from '@mall/contract/cart/settlement.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readLines } from './read-lines.ts';
import { type Choice, settle } from './settle.ts';

/** What the selected lines of the cart cost. */
export const settleCart = async (tx: Tx, actor: Member, choice: Choice, language: Language): Promise<Settlement> => {
  const lines = (await readLines(tx, actor, undefined)).filter(({ selected }) => selected);
  return settle(tx, actor, lines, choice, language);
};
