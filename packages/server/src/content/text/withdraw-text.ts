import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { article } from '../content.table.ts';
import { tellPages } from '../tell-pages.ts';
import { keepFirstText } from './lay-live-text.ts';
import { holdText } from './text-content.ts';

/** Takes a text away from its readers. Whoever registers must be able to read what he agrees to, so an agreement stays. */
export const withdrawText = async (tx: Tx, side: MallSide, id: Id): Promise<void> => {
  const row = await holdText(tx, id);
  if (row.kind === 'agreement') throw refuse('content.agreement_stays');
  if (row.publishedAt === null) throw refuse('content.version_gone');
  await keepFirstText(tx, row);
  await tx.update(article).set({ publishedAt: null }).where(eq(article.id, id));
  await tellPages(tx);
  await writeAudit(tx, 'content.text_withdrawn', { target: row.title, before: { kind: row.kind } }, side);
};
