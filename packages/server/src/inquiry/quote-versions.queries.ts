import { QuoteFields } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { QuoteVersion, QuoteVersions } from '@mall/contract/inquiry/inquiry-data.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { lastOpened, openedRound } from './opened-round.ts';

const Head = z.strictObject({ latest: z.number() });
const Row = z.strictObject({
  storeId: Id,
  round: z.number(),
  version: z.number(),
  sealedAt: z.string(),
  totalFen: z.number(),
  taxRate: z.number().nullable(),
  lines: QuoteFields.shape.lines,
});

/** What the suppliers of a round quoted until then, version by version. Only what an opening has read stands there. */
export const listVersions = async (tx: Tx, side: CompanySide, id: Id, asked?: number): Promise<QuoteVersions> => {
  const [head] = await readRows(tx, Head)`
    select ${lastOpened} as latest from inquiry q where q.id = ${id} and ${within(side, 'q')}`;
  if (!head) throw refuse('kernel.not_found');
  const { round } = openedRound(head.latest, asked);
  const rows = await readRows(tx, Row)`
    select i.store_id::text as "storeId", i.round, t.version, ${timeText(sql`t.sealed_at`)} as "sealedAt", t.total_fen::float8 as "totalFen",
      (t.opened ->> 'taxRate')::int as "taxRate", t.opened -> 'lines' as lines
    from invitation i join quotation t on t.invitation_id = i.id
    where i.inquiry_id = ${id} and i.round <= ${round} and t.opened is not null
      and exists (select from invitation n where n.inquiry_id = ${id} and n.round = ${round} and n.store_id = i.store_id and n.state in ('quoted', 'won', 'lost'))
    order by i.store_id, i.round, t.version`;
  const byStore = new Map<Id, QuoteVersion[]>();
  for (const { storeId, totalFen, ...row } of rows) {
    const versions = byStore.get(storeId) ?? [];
    versions.push({ ...row, total: toYuan(fen(totalFen)) });
    byStore.set(storeId, versions);
  }
  return [...byStore].map(([storeId, versions]) => ({ storeId, versions }));
};
