import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { tell } from '../../kernel/news.ts';
import type { MallSide } from '../../kernel/side.ts';
import { lockPaper, refuseOver } from './lock-paper.ts';
import { paperVersions } from './paper-versions.ts';
import { tellPaper } from './tell-paper.ts';

/** Puts the version that was looked at in force; what the old one took from the shelf comes back in the same transaction. */
export const approvePaper = async (tx: Tx, side: MallSide, id: Id, versionId: Id): Promise<void> => {
  const paper = await lockPaper(tx, side, id);
  const { fields } = await paperVersions.decide(tx, id, versionId, 'approved', [], sql`, decided_by = ${side.memberId}`);
  const { number, validUntil, files } = fields;
  // It may have waited until its own end.
  await refuseOver(tx, paper.name, validUntil);
  await tx.execute(sql`
    update store_qualification set number = ${number}, valid_until = nullif(${validUntil}, '')::date, files = ${JSON.stringify(files)}::jsonb,
      version = version + 1, warned_days = null, lapsed_at = null where id = ${id}`);
  if (paper.kind === 'licence')
    await tx.execute(sql`
      update store set licence = licence || jsonb_build_object('validUntil', ${validUntil === '' ? '长期' : validUntil}::text) where id = ${paper.storeId}`);
  await tell(tx, 'store.papers_changed', { storeId: paper.storeId });
  await tellPaper(tx, { ...paper, validUntil }, { event: 'renewed', days: 0, reason: '' });
};
