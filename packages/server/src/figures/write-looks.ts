import { createHash } from 'node:crypto';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

/** `who` is told apart by, and kept nowhere; `own`: the store that he works for, where his looks do not count. */
export type SaidLook = {
  what: 'seen' | 'cart' | 'word' | 'missed';
  goodsId?: Id;
  specId?: Id;
  storeId?: Id;
  word?: string;
  who: string;
  company: boolean;
  own: Id | null;
};

const Salt = z.strictObject({ day: z.string(), salt: z.string() });

const hashOf = (salt: string, who: string): string => createHash('sha256').update(`${salt} ${who}`).digest().readBigInt64BE().toString();

/** Writes looks as marks of the day and adds to the numbers by day what is new among them. In one order of rows, so that two nodes do not wait for each other in a circle. */
export const writeLooks = async (tx: Tx, looks: readonly SaidLook[]): Promise<void> => {
  const [today] = await readRows(tx, Salt)`
    insert into figure_salt (day) values (current_date) on conflict (day) do update set day = excluded.day returning day::text, salt::text`;
  if (!today) return;
  const said = looks.map(({ what, goodsId, specId, storeId, word, who, company, own }) => ({
    what,
    goods_id: goodsId ?? null,
    spec_id: specId ?? null,
    store_id: storeId ?? null,
    word: word ?? '',
    visitor: hashOf(today.salt, who),
    company,
    own,
  }));
  await tx.execute(sql`
    with said as (
        select * from json_to_recordset(${JSON.stringify(said)}::json)
          as s (what text, goods_id bigint, spec_id bigint, store_id bigint, word text, visitor bigint, company boolean, own bigint)),
      placed as (
        select s.what, coalesce(g.store_id, t.id, 0) as store_id, coalesce(g.id, 0) as goods_id, s.word, s.visitor, s.company
        from said s left join spec p on p.id = s.spec_id left join goods g on g.id = coalesce(s.goods_id, p.goods_id)
          left join store t on t.id = s.store_id
        where (g.id is not null or t.id is not null or s.what = 'missed') and (s.own is null or coalesce(g.store_id, t.id) is distinct from s.own)),
      levels as (
        select what, store_id, goods_id, word, visitor, company from placed where goods_id <> 0 or what = 'missed'
        union all select what, store_id, 0, '', visitor, company from placed where what in ('seen', 'cart')
        union all select what, 0, 0, '', visitor, company from placed where what in ('seen', 'cart')),
      fresh as (
        insert into figure_mark (day, what, store_id, goods_id, word, visitor, company)
        select ${today.day}::date, what, store_id, goods_id, word, visitor, bool_or(company) from levels
        group by what, store_id, goods_id, word, visitor order by what, store_id, goods_id, word, visitor
        on conflict do nothing returning day, what, store_id, goods_id, word, company)
    insert into figure_day (day, what, store_id, goods_id, word, visitors, companies)
    select day, what, store_id, goods_id, word, count(*)::int, count(*) filter (where company)::int from fresh
    group by day, what, store_id, goods_id, word order by what, store_id, day, goods_id, word
    on conflict (what, store_id, day, goods_id, word)
      do update set visitors = figure_day.visitors + excluded.visitors, companies = figure_day.companies + excluded.companies`);
};
