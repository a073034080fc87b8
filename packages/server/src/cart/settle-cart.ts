import type { Settlement } from '@mall/contract/cart/settlement.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { readLines } from './read-lines.ts';
import { type Choice, settle } from './settle.ts';

/** What the selected lines of the cart cost. */
export const settleCart = async (tx: Tx, side: BuyerSide, choice: Choice, language: Language): Promise<Settlement> => {
  const lines = (await readLines(tx, side)).filter(({ selected }) => selected);
  return settle(tx, side, lines, choice, language);
};
