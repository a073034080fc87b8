import type { RankingQuery } from '@mall/contract/inquiry/inquiry.api.ts';
import type { RankedSupplier, Scorecard } from '@mall/contract/inquiry/inquiry-data.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { sql } from 'drizzle-orm';
import { listStoresByIds } from '../catalogue/store-card.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { readScorecards } from './scorecard.queries.ts';
import { idleCard } from './scorecard.rules.ts';

/** Who sells least beyond so many is not ranked: the cards of all are read at once. */
const rankedMost = 1000;

/** Each with its card, the best first. */
type Ranking = readonly (readonly [Id, Scorecard])[];

/** Open stores by their card; the idle stand behind in the order of their sales, without a score. It is the same on every page and in every language. */
export const rankSuppliers = async (tx: Tx, classId: Id | undefined): Promise<Ranking> => {
  const rows = await readRows(tx, IdRow)`
    select s.id::text from store s where s.state = 'open'
      ${classId ? sql`and exists (select from store_main_class m where m.store_id = s.id and m.class_id = ${classId})` : sql``}
    order by s.sales desc, s.id limit ${rankedMost}`;
  const ids = rows.map(({ id }) => id);
  const cards = await readScorecards(tx, ids);
  return ids
    .map((id) => [id, cards.get(id) ?? idleCard] as const)
    .toSorted(([, one], [, other]) => (other.score ?? -1) - (one.score ?? -1));
};

export const listRanked = async (
  tx: Tx,
  ranking: Ranking,
  { page, limit }: RankingQuery,
  language: Language,
): Promise<PageOf<RankedSupplier>> => {
  const shown = new Map(ranking.slice((page - 1) * limit, page * limit));
  const stores = await listStoresByIds(tx, [...shown.keys()], language);
  return {
    list: stores.map(({ card: { storeId, name, logo, region, goodsCount }, mainClasses }) => ({
      storeId,
      name,
      logo,
      region,
      mainClasses,
      goodsCount,
      card: shown.get(storeId) ?? idleCard,
    })),
    total: ranking.length,
  };
};
