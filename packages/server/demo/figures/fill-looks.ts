import type pg from 'pg';
import { wordFor } from '../../src/figures/looks.rules.ts';
import { chinaDay, chinaMidnight } from '../kit/china-day.ts';
import { copyRows } from '../kit/copy-rows.ts';
import { makeRandom } from '../kit/random.ts';
import { historyDays } from '../order/plan-history.ts';

/** What visitors of a mall for the energy industry look for and this one does not have. */
const missed = [
  'YJLV22 3×630',
  '海底电缆 35KV',
  'GIS 252KV',
  '铝合金电缆 4×300',
  'SF6 回收装置',
  '110KV 电缆终端',
  '氢燃料电池',
  'FYN3100-24',
  '绝缘斗臂车',
  '钠离子储能柜',
  'PT 柜 35KV 充气',
  '光缆 OPPC',
  '500KVA 干变 铝绕组',
  '三峡定制母线槽',
  'KYN61-40.5 手车',
  '带电作业机器人',
  '耐火母线 2500A',
  '风机叶片螺栓 M36',
];

type Looked = { id: string; store_id: string; model: string; class: string; rank: number; sold: boolean };

const goodsOf = `
  select g.id::text, g.store_id::text, g.model, c.names ->> 'zh' as class, row_number() over (partition by g.store_id order by sold.num desc nulls last, g.rank desc, g.id)::int as rank, sold.num is not null as sold
  from goods g join goods_class c on c.id = g.gc_id join store s on s.id = g.store_id and s.state = 'open'
  left join (select l.goods_id, count(*) as num from order_line l join shop_order o on o.id = l.order_id where o.ship_from is not null group by 1) sold on sold.goods_id = g.id
  where g.state = 'on'`;

const soldOn = `
  select l.goods_id::text as id, to_char(o.ship_from, 'YYYY-MM-DD') as day, count(distinct o.member_id)::int as buyers
  from order_line l join shop_order o on o.id = l.order_id where o.ship_from > now() - make_interval(days => $1 + 1) group by 1, 2`;

const mostOfStore = 12;
const rhythm = [0.45, 1.1, 1.05, 1, 1.05, 1, 0.55] as const;
const hourMs = 3_600_000;

/** Two months of looks, as they are left when the days are over: numbers by day of the goods that are looked at most; stores and the mall follow from them. Whoever bought had looked. */
export const fillLooks = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const { rows } = await client.query<Looked>(goodsOf);
  const goods = rows.filter(({ rank, sold }) => sold || rank <= mostOfStore);
  const { rows: sold } = await client.query<{ id: string; day: string; buyers: number }>(soldOn, [historyDays]);
  const sales = new Map(sold.map((row) => [`${row.id} ${row.day}`, row.buyers]));
  const bought = new Map<string, number>();
  for (const { id, buyers } of sold) bought.set(id, (bought.get(id) ?? 0) + buyers);
  const table: { day: string; what: string; store_id: string; goods_id: string; word: string; visitors: number; companies: number }[] = [];
  const add = (day: string, what: string, one: { store_id: string; id: string }, word: string, visitors: number, share: number) => {
    if (visitors > 0)
      table.push({
        day,
        what,
        store_id: one.store_id,
        goods_id: one.id,
        word,
        visitors,
        companies: Math.min(visitors, Math.round(visitors * share)),
      });
  };
  // Who sells more is looked at more.
  const traded = new Map<string, number>();
  for (const { id, store_id } of goods) traded.set(store_id, (traded.get(store_id) ?? 0) + (bought.get(id) ?? 0));
  const known = (storeId: string) => 14 + 0.8 * Math.min(130, traded.get(storeId) ?? 0);
  const nobody = { store_id: '0', id: '0' };
  for (let ago = 0; ago < historyDays; ago += 1) {
    const day = chinaDay(now, ago);
    const begun = chinaMidnight(now) - ago * 24 * hourMs;
    // Today is as old as it is.
    const part = ago === 0 ? Math.max(0.05, (now.getTime() - begun) / (24 * hourMs)) : 1;
    const mood = (rhythm[new Date(begun + 8 * hourMs).getUTCDay()] ?? 1) * (1.15 - ago / (4 * historyDays)) * part;
    for (const one of goods) {
      const random = makeRandom(Number(one.id), ago, 83);
      const buyers = sales.get(`${one.id} ${day}`) ?? 0;
      const visitors =
        Math.round((known(one.store_id) / (one.rank + 2)) * mood * (0.6 + random.next() * 0.8)) + buyers * random.whole(4, 9);
      const share = 0.52 + random.next() * 0.18;
      add(day, 'seen', one, '', visitors, share);
      add(day, 'cart', one, '', Math.min(visitors, buyers + Math.floor(visitors * (0.06 + random.next() * 0.1))), share);
      const word = wordFor(random.chance(0.6) && one.model ? one.model : one.class);
      if (one.rank <= 5 && word) add(day, 'word', one, word, Math.floor(visitors * random.next() * 0.4), share);
    }
    for (const [nth, words] of missed.entries()) {
      const random = makeRandom(nth, ago, 89);
      if (random.chance(0.75 / (1 + nth / 5)))
        add(day, 'missed', nobody, wordFor(words), random.whole(1, Math.max(1, 6 - Math.floor(nth / 3))), 0.6);
    }
  }
  await copyRows(client, 'figure_day', table);
  // One who looks at several goods of a store is one visitor of it.
  await client.query(`
    insert into figure_day (day, what, store_id, goods_id, word, visitors, companies)
    select day, what, store_id, 0, '', max(visitors) + ceil((sum(visitors) - max(visitors)) * 0.7), least(max(visitors) + ceil((sum(visitors) - max(visitors)) * 0.7), round(sum(companies) * 0.75))
    from figure_day where what in ('seen', 'cart') and goods_id <> 0 group by day, what, store_id`);
  await client.query(`
    insert into figure_day (day, what, store_id, goods_id, word, visitors, companies)
    select day, what, 0, 0, '', max(visitors) + ceil((sum(visitors) - max(visitors)) * 0.6), round(sum(companies) * 0.6)
    from figure_day where what in ('seen', 'cart') and goods_id = 0 and store_id <> 0 group by day, what`);
};
