import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { type OftenBought, oftenDays } from '@mall/contract/order/often.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { listSpecCards } from '../catalogue/goods-card.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { ordersFound } from './orders-found.ts';

const OftenRow = z.strictObject({ specId: Id, times: z.number(), lastNum: z.number() });
const most = 8;
/** Whoever orders thousands of times a month orders often what is among the latest of them. */
const mostLooked = 2000;
const latest = (id: SQL) => sql`order by ${id} desc limit ${mostLooked}`;

/** What this buyer orders again and again. What is off the shelf by now leaves its place to the next, so some more are read. */
export const listOftenBought = async (tx: Tx, side: BuyerSide, language: Language): Promise<OftenBought[]> => {
  const rows = await readRows(tx, OftenRow)`
    select l.spec_id as "specId", count(distinct o.id)::int as times, (array_agg(l.num order by o.id desc))[1] as "lastNum"
    from (select * from (${ordersFound(side, {}, sql`o.id, o.state, o.created_at`, latest)}) found order by id desc limit ${mostLooked}) o
    join order_line l on l.order_id = o.id
    where o.state <> 'cancelled' and o.created_at > now() - make_interval(days => ${oftenDays})
    group by l.spec_id order by times desc, max(o.id) desc limit ${2 * most}`;
  const boughtOf = new Map(rows.map(({ specId, ...bought }) => [specId, bought]));
  const cards = await listSpecCards(tx, [...boughtOf.keys()], language);
  return cards.slice(0, most).map((card) => ({ ...card, ...(boughtOf.get(card.specId) ?? { times: 1, lastNum: 1 }) }));
};
