import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { byOf, system } from '../../kernel/side.ts';
import { sqlList } from '../../kernel/sql-list.ts';
import { moveGoods } from './move-goods.ts';

/** Names of the papers that have run out and without which goods `g` are not sold. */
const lacking = sql`(select string_agg(n.name, '、' order by n.sort, n.paper_id) from goods_paper n where n.goods_id = g.id and n.lapsed_at is not null)`;

const Row = z.strictObject({ id: Id, papers: z.string().nullable() });
const reasonMost = 100;

const follow = async (tx: Tx, which: SQL): Promise<void> => {
  const rows = await readRows(tx, Row)`
    select g.id::text, l.papers from goods g cross join lateral (select ${lacking} as papers) l
    where ${which} and g.state in ('on', 'lapsed') and (g.state = 'on') = (l.papers is not null) order by g.id for no key update of g`;
  for (const { id, papers } of rows) {
    const reason = papers === null ? '' : papers.slice(0, reasonMost);
    const also = sql`, state_reason = ${reason}, updated_at = now()`;
    await moveGoods(tx, id, papers === null ? 'renew' : 'expire', byOf(system), { reason, also });
  }
};

/** Brings the shelf of a store in line with its papers: what needs one that has run out leaves it, and comes back when none is missing. */
export const followPapers = (tx: Tx, storeId: Id): Promise<void> => follow(tx, sql`g.store_id = ${storeId}`);

/** The same for the goods of some classes, of whatever store: they stand elsewhere now, or other papers are asked for there. */
export const followPapersIn = (tx: Tx, classIds: readonly Id[]): Promise<void> => {
  const list = sqlList(classIds);
  return follow(tx, sql`(g.gc_id = any (${list}) or g.second_gc_id = any (${list}) or g.first_gc_id = any (${list}))`);
};

const Lacking = z.strictObject({ name: z.string(), papers: z.string() });

/** Nothing is put on the shelf whose paper has run out. */
export const refuseLapsed = async (tx: Tx, goodsIds: readonly Id[]): Promise<void> => {
  const [row] = await readRows(tx, Lacking)`
    select g.name, l.papers from goods g cross join lateral (select ${lacking} as papers) l
    where g.id = any (${sql.param(goodsIds)}::bigint[]) and g.state = 'on' and l.papers is not null order by g.id limit 1`;
  if (row) throw refuse('goods.paper_lapsed', row);
};
