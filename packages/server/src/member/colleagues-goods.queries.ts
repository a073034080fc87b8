import { Doer } from '@mall/contract/company/sight.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { ColleaguesQuery, FavouriteGoods } from '@mall/contract/member/favourites.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { whereByWhom } from '../company/sight.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { readKeptCards } from './kept-card.queries.ts';

const KeptRow = z.strictObject({ specId: Id, at: z.string(), keeper: Doer, total: z.int() });

/** What colleagues keep as such, as far as the reader sees them: each goods once, by whoever kept it last. What somebody kept before he joined is his own. */
export const listColleaguesGoods = async (
  tx: Tx,
  side: BuyerSide,
  { keyword, page, limit, ...byWhom }: ColleaguesQuery,
  language: Language,
): Promise<PageOf<FavouriteGoods>> => {
  const named = keyword ? sql`(p.name ilike ${likePattern(keyword)} or p.item_number = upper(${keyword}))` : sql`true`;
  const where = sql.join([within(side, 'k'), sql`k.member_id <> ${side.memberId}`, named, ...whereByWhom(byWhom, 'k')], sql` and `);
  const rows = await readRows(tx, KeptRow)`
    select f.spec_id as "specId", ${timeText(sql`f.created_at`)} as at, f.keeper, count(*) over ()::int as total from (
      select distinct on (k.goods_id) k.id, k.spec_id, k.created_at,
        json_build_object('memberId', k.member_id::text, 'name', k.name, 'departmentName', k.department) as keeper
      from (select f.id, f.member_id, f.goods_id, f.spec_id, f.created_at, m.company_id, m.department_id, m.member_name as name, coalesce(d.name, '') as department
        from goods_favourite f join member m on m.id = f.member_id and m.company_id = f.company_id left join department d on d.id = m.department_id) k
      join spec p on p.id = k.spec_id
      where ${where} order by k.goods_id, k.id desc) f
    order by f.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const cards = await readKeptCards(
    tx,
    rows.map(({ specId }) => specId),
    language,
  );
  return {
    total: rows[0]?.total ?? 0,
    list: rows.flatMap(({ specId, at, keeper }) => {
      const card = cards.get(specId);
      return card ? [{ ...card, createDate: at, keeper }] : [];
    }),
  };
};
