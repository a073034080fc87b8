import type { ScoreInquiry } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { lockInquiry } from './lock-inquiry.ts';

/** Keeps the weights, and the points for what no figure says. */
export const scoreQuotes = async (tx: Tx, side: CompanySide, id: Id, { weights, scores }: ScoreInquiry): Promise<void> => {
  const { state, round } = await lockInquiry(tx, side, id);
  if (state !== 'to_confirm') throw refuse('inquiry.moved');
  await tx.execute(sql`update inquiry set weights = ${JSON.stringify(weights)}::jsonb where id = ${id}`);
  const { rowCount } = await tx.execute(sql`
    update quotation t set points = g - 'quotationId'
    from jsonb_array_elements(${JSON.stringify(scores)}::jsonb) g
    where t.id = (g ->> 'quotationId')::bigint and t.opened is not null
      and t.invitation_id in (select id from invitation where inquiry_id = ${id} and round = ${round} and state = 'quoted')`);
  if (rowCount !== new Set(scores.map(({ quotationId }) => quotationId)).size) throw refuse('kernel.not_found');
};
