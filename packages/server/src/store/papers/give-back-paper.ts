import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import type { MallSide } from '../../kernel/side.ts';
import { lockPaper } from './lock-paper.ts';
import { paperVersions } from './paper-versions.ts';
import { tellPaper } from './tell-paper.ts';

/** Gives the version that was looked at back; the store mends it and hands it in again. */
export const giveBackPaper = async (
  tx: Tx,
  side: MallSide,
  id: Id,
  { versionId, reason }: { versionId: Id; reason: string },
): Promise<void> => {
  const paper = await lockPaper(tx, side, id);
  await paperVersions.decide(tx, id, versionId, 'rejected', [{ field: 'files', reason }], sql`, decided_by = ${side.memberId}`);
  await tellPaper(tx, paper, { event: 'returned', days: 0, reason });
};
