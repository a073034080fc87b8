import { ImportCounts, type ImportOrExport } from '@mall/contract/catalogue/goods-import.api.ts';
import { type ImportState, importMachine, importStates } from '@mall/contract/catalogue/goods-import.machine.ts';
import { importDays } from '@mall/contract/catalogue/goods-import.rules.ts';
import { type DownloadState, downloadStates } from '@mall/contract/download/download.machine.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { type StoreSide, within } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';
import { KeptFailure, sayFailure } from './import.queries.ts';

const Row = z.strictObject({
  kind: z.enum(['import', 'export']),
  id: Id,
  createDate: TimeText,
  by: z.string(),
  name: z.string(),
  rows: z.int(),
  done: z.int(),
  state: z.enum([...importStates, ...downloadStates]),
  counts: ImportCounts.nullable(),
  failures: z.array(KeptFailure),
  bytes: z.number().nullable(),
});

const exportActions: Readonly<Record<DownloadState, ImportOrExport['actions']>> = {
  waiting: ['cancel'],
  running: ['cancel'],
  ready: ['download'],
  failed: ['again'],
  expired: ['again'],
};

const actionsOf = ({ kind, state }: z.infer<typeof Row>): ImportOrExport['actions'] => {
  if (kind === 'export') return exportActions[state as DownloadState];
  const events = importMachine.eventsOf(state as ImportState);
  return ['open', ...(events.includes('cancel') ? (['cancel'] as const) : []), ...(events.includes('again') ? (['again'] as const) : [])];
};

/** The name under which exports in the columns of an import stand in the download centre. */
export const exportKind = 'store_goods_rows';

/** Imports of the store, and the own exports of who asks: files are nobody else's. */
export const listImports = async (
  tx: Tx,
  side: StoreSide,
  { page, limit }: { page: number; limit: number },
  language: Language,
): Promise<PageOf<ImportOrExport>> => {
  const since = sql`now() - make_interval(days => ${importDays})`;
  const all = sql`
    select 'import' as kind, i.id, i.created_at, coalesce(m.member_name, '') as by, i.file_name as name, i.rows_total as rows, i.rows_done as done, i.state, i.counts, i.failures, null::float8 as bytes
    from goods_import i left join member m on m.id = i.member_id where ${within(side, 'i')} and i.created_at > ${since}
    union all
    select 'export', d.id, d.created_at, coalesce(m.member_name, ''), d.name || '.' || d.format, d.rows_total, d.rows_done, d.state, null::jsonb, '[]'::jsonb, d.bytes::float8
    from download d left join member m on m.id = d.member_id where d.member_id = ${side.memberId} and d.store_id = ${side.storeId} and d.kind = ${exportKind} and d.created_at > ${since}`;
  const rows = await readRows(tx, Row)`
    select o.kind, o.id::text, ${timeText(sql`o.created_at`)} as "createDate", o.by, o.name, o.rows, o.done, o.state, o.counts, o.failures, o.bytes
    from (${all}) o order by o.created_at desc, o.kind, o.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from (${all}) o`;
  return {
    list: rows.map(({ failures, ...row }) => ({
      ...row,
      failure: failures[0] ? sayFailure(failures[0], language) : null,
      actions: actionsOf({ ...row, failures }),
    })),
    total: counted?.total ?? 0,
  };
};
