import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { lockPaper } from './lock-paper.ts';
import { paperVersions } from './paper-versions.ts';

/** Takes back what waits for the mall. */
export const withdrawPaper = async (tx: Tx, side: StoreSide, id: Id): Promise<void> => {
  await lockPaper(tx, side, id);
  await paperVersions.decide(tx, id, undefined, 'withdrawn');
};
