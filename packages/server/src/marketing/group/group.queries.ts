import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { SpecActivity } from '@mall/contract/marketing/goods-details.api.ts';
import type { GroupGoods, GroupStanding } from '@mall/contract/marketing/group-buy.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { listSpecCards } from '../../catalogue/goods-card.queries.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows, TotalRow, WordsColumn } from '../../kernel/read-rows.ts';
import { timeText } from '../../kernel/time-text.ts';
import { wordOf } from '../../kernel/word-of.ts';

const Row = z.strictObject({
  id: Id,
  specId: Id,
  names: WordsColumn,
  running: z.boolean(),
  buyers: z.number(),
  leastBuyers: z.number(),
  priceFen: z.number(),
  surplus: z.number(),
  restriction: z.number(),
  starts: z.string(),
  ends: z.string(),
  now: z.string(),
  steps: z.array(z.strictObject({ buyers: z.number(), price_fen: z.number() })),
});
type Row = z.infer<typeof Row>;

const columns = sql`g.id::text, g.spec_id::text as "specId", a.names, g.state = 'running' as running, g.buyers, g.least_buyers as "leastBuyers", g.price_fen::float8 as "priceFen",
  g.total - g.sold as surplus, g.restriction, ${timeText(sql`a.starts_at`)} as starts, ${timeText(sql`a.ends_at`)} as ends, ${timeText(sql`now()`)} as now,
  (select json_agg(json_build_object('buyers', s.buyers, 'price_fen', s.price_fen) order by s.buyers) from group_step s where s.group_id = g.id) as steps`;

const standingOf = (row: Row): GroupStanding => ({
  groupId: row.id,
  buyers: row.buyers,
  leastBuyers: row.leastBuyers,
  groupPrice: toYuan(fen(row.priceFen)),
  steps: row.steps.map((step) => ({ buyers: step.buyers, price: toYuan(fen(step.price_fen)) })),
  activitySurplusStorage: row.surplus,
  restrictionQuantity: row.restriction,
});

/** The group buy of a spec that runs, or begins before midnight: its own figures, read anew every time. */
export const listSpecGroups = async (tx: Tx, specId: Id, language: Language): Promise<SpecActivity[]> => {
  const rows = await readRows(tx, Row)`
    select ${columns} from group_buy g join activity a on a.id = g.id
    where g.spec_id = ${specId} and g.state in ('new', 'running') and a.ends_at > now() and a.starts_at < date_trunc('day', now()) + interval '1 day'
    order by a.starts_at limit 1`;
  return rows.map((row) => ({
    activityId: row.id,
    activityType: 4,
    name: wordOf(row.names, language),
    activityPrice: toYuan(fen(row.priceFen)),
    activityStartDate: row.starts,
    activityEndDate: row.ends,
    currentDateStr: row.now,
    restrictionQuantity: row.restriction,
    activitySurplusStorage: row.surplus,
    seckillFlag: 0,
    frontSeckillActivityPageDTO: null,
    groupBuy: standingOf(row),
  }));
};

const which: Readonly<Record<'running' | 'new', SQL>> = {
  running: sql`g.state = 'running' and a.ends_at > now()`,
  new: sql`g.state = 'new' and a.starts_at < date_trunc('day', now()) + interval '3 days'`,
};

// What is not on the shelf has no card, and none is counted that is not shown.
const shown = sql`group_buy g join activity a on a.id = g.id join spec s on s.id = g.spec_id and s.state = 'on' join goods d on d.id = s.goods_id and d.state = 'on' join store t on t.id = d.store_id and t.state = 'open'`;

/** Group buys that run, or that come within three days, with the cards of their specs. */
export const listGroupGoods = async (
  tx: Tx,
  state: 'running' | 'new',
  { page, limit }: { page: number; limit: number },
  language: Language,
): Promise<PageOf<GroupGoods>> => {
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from ${shown} where ${which[state]}`;
  const rows = await readRows(tx, Row)`
    select ${columns} from ${shown} where ${which[state]}
    order by case when g.state = 'running' then a.ends_at else a.starts_at end, g.id limit ${limit} offset ${(page - 1) * limit}`;
  const cards = new Map(
    (
      await listSpecCards(
        tx,
        rows.map(({ specId }) => specId),
        language,
      )
    ).map((card) => [card.specId, card]),
  );
  return {
    list: rows.flatMap((row) => {
      const card = cards.get(row.specId);
      if (!card) return [];
      return [
        {
          ...card,
          ...standingOf(row),
          groupName: wordOf(row.names, language),
          groupState: row.running ? 'running' : 'new',
          activityStartDate: row.starts,
          activityEndDate: row.ends,
          currentDateStr: row.now,
        },
      ];
    }),
    total: counted?.total ?? 0,
  };
};
