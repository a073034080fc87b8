import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { adv } from '../content.table.ts';
import { tellPages } from '../tell-pages.ts';
import { requireFree } from './save-adv.ts';

/** Takes a picture away. */
export const removeAdv = async (tx: Tx, side: MallSide, id: Id): Promise<void> => {
  const [gone] = await tx.delete(adv).where(eq(adv.id, id)).returning({ advKey: adv.advKey, title: adv.title });
  if (!gone) throw refuse('kernel.not_found');
  requireFree(gone.advKey);
  await tellPages(tx);
  await writeAudit(tx, 'content.adv_changed', { target: `${gone.title.zh} · ${gone.advKey}`, before: { shown: true } }, side);
};
