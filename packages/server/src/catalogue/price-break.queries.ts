import type { PriceBreak } from '@mall/contract/catalogue/price-break.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { specPriceBreak } from './price-break.table.ts';

const breakStatement = prepared((tx: Tx) =>
  tx
    .select()
    .from(specPriceBreak)
    .where(sql`${specPriceBreak.specId} = any(${sqlList(sql.placeholder('specIds'))})`)
    .orderBy(specPriceBreak.specId, specPriceBreak.minNum)
    .prepare('spec_price_breaks'),
);

/** The price steps of the specs named, lowest quantity first; a spec without any is not in the map. For `unitPriceFor`. */
export const listPriceBreaks = async (tx: Tx, specIds: readonly Id[]): Promise<Map<Id, PriceBreak[]>> => {
  if (specIds.length === 0) return new Map();
  const rows = await breakStatement(tx).execute({ specIds: [...specIds] });
  const steps = Map.groupBy(rows, ({ specId }) => specId);
  return new Map([...steps].map(([specId, list]) => [specId, list.map(({ minNum, priceFen }) => ({ minNum, priceFen: fen(priceFen) }))]));
};
