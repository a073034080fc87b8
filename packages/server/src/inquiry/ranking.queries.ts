import type { RankingQuery } from '@mall/contract/inquiry/inquiry.api.ts';
import type { RankedSupplier } from '@mall/contract/inquiry/inquiry-data.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { listStoresByIds } from '../catalogue/store-card.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { readScorecards } from './scorecard.queries.ts';
import { idleCard } from './scorecard.rules.ts';

const Row = z.strictObject({ id: Id });
/** Who sells least beyond so many is not ranked: the cards of all are read at once. */
const rankedMost = 1000;

/** Open stores by their card; the idle stand behind in the order of their sales, without a score. */
export const rankSuppliers = async (
  tx: Tx,
  { page, limit, classId }: RankingQuery,
  language: Language,
): Promise<PageOf<RankedSupplier>> => {
  const rows = await readRows(tx, Row)`
    select s.id::text from store s where s.state = 'open'
      ${classId ? sql`and exists (select from store_main_class m where m.store_id = s.id and m.class_id = ${classId})` : sql``}
    order by s.sales desc, s.id limit ${rankedMost}`;
  const cards = await readScorecards(
    tx,
    rows.map(({ id }) => id),
  );
  const cardOf = (id: Id) => cards.get(id) ?? idleCard;
  const ranked = rows.map(({ id }) => id).toSorted((one, other) => (cardOf(other).score ?? -1) - (cardOf(one).score ?? -1));
  const stores = await listStoresByIds(tx, ranked.slice((page - 1) * limit, page * limit), language);
  return {
    list: stores.map(({ card: { storeId, name, logo, region, goodsCount }, mainClasses }) => ({
      storeId,
      name,
      logo,
      region,
      mainClasses,
      goodsCount,
      card: cardOf(storeId),
    })),
    total: rows.length,
  };
};
