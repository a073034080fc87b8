import type { Tx } from '../kernel/db.ts';
import { moveWrong } from './move-wrong.ts';

const mark = 'wrong:';

/** What went back of a payment of a wrong amount has arrived. False when the refund is for something else. */
export const settleWrong = async (tx: Tx, ref: string): Promise<boolean> => {
  if (!ref.startsWith(mark)) return false;
  await moveWrong(tx, ref.slice(mark.length), 'settle', { kind: 'system' });
  return true;
};
