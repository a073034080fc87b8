import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { logPlace } from '../kernel/reads/lsn.ts';

/** How far the changes are read: all of transactions below `xid`, and of later ones those in `seen`. */
export type Cursor = { xid: string; seen: ReadonlySet<number> };
/** `lsn`: up to where in the database's log they are. */
export type Changes = { goodsIds: Id[]; book: boolean; all: boolean; cursor: Cursor; lsn: string };

const Row = z.strictObject({ seq: z.number(), xid: z.string(), goods_id: z.string().nullable(), kind: z.enum(['goods', 'book', 'all']) });
type Row = z.infer<typeof Row>;

const XidRow = z.strictObject({ xid: z.string() });

/** From here on: what commits after this is read by the next `readChanges`. */
export const openCursor = async (tx: Tx): Promise<Cursor> => {
  const rows = await readRows(tx, XidRow)`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`;
  return { xid: rows[0]?.xid ?? '0', seen: new Set() };
};

const HorizonRow = z.strictObject({ horizon: z.string(), lsn: z.string(), changes: z.array(Row) });

/**
 * What changed since. A transaction that is still open has a number at or above the snapshot's lowest, so the next read begins there and skips what it
 * has seen: nothing is lost however late it commits.
 */
export const readChanges = async (tx: Tx, cursor: Cursor): Promise<Changes> => {
  const rows = await readRows(tx, HorizonRow)`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${logPlace} as lsn,
      (select coalesce(json_agg(json_build_object('seq', seq, 'xid', xid::text, 'goods_id', goods_id::text, 'kind', kind) order by seq), '[]')
       from goods_change where xid >= ${cursor.xid}::xid8) as changes`;
  const { horizon, lsn, changes } = rows[0] as z.infer<typeof HorizonRow>;
  const fresh = changes.filter((row) => !cursor.seen.has(row.seq));
  return {
    goodsIds: [...new Set(fresh.flatMap((row) => row.goods_id ?? []))],
    book: fresh.some((row) => row.kind === 'book'),
    all: fresh.some((row) => row.kind === 'all'),
    lsn,
    cursor: { xid: horizon, seen: new Set(changes.filter((row) => BigInt(row.xid) >= BigInt(horizon)).map((row) => row.seq)) },
  };
};

const GoodsIdRow = z.strictObject({ goods_id: z.string() });

/** Goods that changed and perhaps were never indexed, because the mall was stopped in between. */
export const listNotedGoods = async (tx: Tx): Promise<Id[]> => {
  const rows = await readRows(tx, GoodsIdRow)`select distinct goods_id::text from goods_change where goods_id is not null`;
  return rows.map((row) => row.goods_id);
};

/** Every node has read changes of an hour ago, or makes its model anew. */
export const sweepChanges = (tx: Tx): Promise<unknown> => tx.execute(sql`delete from goods_change where at < now() - interval '1 hour'`);
