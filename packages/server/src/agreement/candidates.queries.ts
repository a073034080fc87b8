import { coveringStates } from '@mall/contract/agreement/agreement.machine.ts';
import type { CandidateQuery, ContractCandidate, ContractGoods, ContractPartner } from '@mall/contract/agreement/contract-answers.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { timeText } from '../kernel/time-text.ts';
import type { PartySide } from './contract-side.ts';
import { ordersWithin } from './contract-sources.ts';

const CandidateRow = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  partnerName: z.string(),
  fen: z.number(),
  lines: z.number(),
  date: z.string(),
  total: z.number(),
});

const partnerName = (side: PartySide): SQL => (side.kind === 'buyer' ? sql`s.name` : sql`c.name`);

/** Orders of a company for which a contract can be made and none is. */
export const listCandidates = async (
  tx: Tx,
  side: PartySide,
  { page, limit, word }: CandidateQuery,
): Promise<{ list: ContractCandidate[]; total: number }> => {
  const rows = await readRows(tx, CandidateRow)`
    select o.id::text as "orderId", o.order_sn as "orderSn", ${partnerName(side)} as "partnerName", o.payable_fen::float8 as fen,
      (select count(*)::int from order_line l where l.order_id = o.id) as lines, ${timeText(sql`o.created_at`)} as date, count(*) over ()::int as total
    from shop_order o join store s on s.id = o.store_id join company c on c.id = o.company_id
    where ${ordersWithin(side)} and o.state not in ('cancelled', 'in_approval') and c.state = 'active'
      and not exists (select from agreement a where a.order_id = o.id and a.state = any (${sqlList(coveringStates, 'text')}))
      ${word ? sql`and (o.order_sn like ${likePattern(word).slice(1)} or ${partnerName(side)} ilike ${likePattern(word)})` : sql``}
    order by o.id desc limit ${limit} offset ${(page - 1) * limit}`;
  return {
    list: rows.map(({ fen: amount, total: _total, ...row }) => ({ ...row, amount: toYuan(fen(amount)) })),
    total: rows[0]?.total ?? 0,
  };
};

const PartnerRow = z.strictObject({ partnerId: Id, name: z.string(), orders: z.number() });
const partnersMost = 200;

/** Whom one traded with in two years, the busiest first. */
export const listPartners = (tx: Tx, side: PartySide): Promise<ContractPartner[]> =>
  readRows(tx, PartnerRow)`
    select ${side.kind === 'buyer' ? sql`s.id` : sql`c.id`}::text as "partnerId", ${partnerName(side)} as name, count(*)::int as orders
    from shop_order o join store s on s.id = o.store_id join company c on c.id = o.company_id
    where ${ordersWithin(side)} and o.state <> 'cancelled' and s.state = 'open' and c.state = 'active' and o.created_at > now() - interval '2 years'
    group by 1, 2 order by orders desc, 1 limit ${partnersMost}`;

const GoodsRow = z.strictObject({
  specId: Id,
  goodsId: Id,
  name: z.string(),
  specName: z.string(),
  unit: z.string(),
  num: z.number(),
  fen: z.number(),
});
const goodsMost = 200;

/** What was bought in a year and is still sold, with as many again and the last price as a proposal. */
export const listTradedGoods = async (tx: Tx, side: PartySide, partnerId: Id): Promise<ContractGoods[]> => {
  const rows = await readRows(tx, GoodsRow)`
    select p.id::text as "specId", g.id::text as "goodsId", p.name, p.attribute_line as "specName", coalesce(p.unit, g.unit) as unit, sum(l.num)::int as num,
      ((array_agg(l.unit_fen order by o.id desc))[1])::float8 as fen
    from shop_order o join order_line l on l.order_id = o.id join spec p on p.id = l.spec_id join goods g on g.id = p.goods_id
    where ${ordersWithin(side)} and o.company_id is not null and ${side.kind === 'buyer' ? sql`o.store_id` : sql`o.company_id`} = ${partnerId}
      and o.state <> 'cancelled' and p.state = 'on' and g.state = 'on' and o.created_at > now() - interval '1 year'
    group by p.id, g.id order by num desc, p.id limit ${goodsMost}`;
  return rows.map(({ fen: price, ...row }) => ({ ...row, price: toYuan(fen(price)) }));
};
