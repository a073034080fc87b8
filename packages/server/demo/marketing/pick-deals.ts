import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { leastOrder } from '../../src/catalogue/least-order.ts';
import type { Tx } from '../../src/kernel/db.ts';
import { readRows } from '../../src/kernel/read-rows.ts';
import type { ActivityGoods } from '../../src/marketing/activity-goods.ts';
import { makeRandom } from '../kit/random.ts';
import { dealPrice } from './deal-price.ts';

export type Candidate = { specId: string; priceFen: number; moq: number; onHand: number };

/** How good within its class the goods of an activity are: seckill takes the three best, a time-limited buy the next. */
type Nth = { from: number; to: number };

const Row = z.strictObject({ spec_id: z.string(), price_fen: z.string(), moq: z.number(), on_hand: z.number() });

/** Goods for activities, first-level classes taking turns, so that neighbours differ. Only what is well in stock and not too dear to be tempting. */
export const listCandidates = async (tx: Tx, { from, to }: Nth): Promise<Candidate[]> => {
  const rows = await readRows(tx, Row)`
    select spec_id::text, price_fen::text, moq, on_hand from (
      select best.*, row_number() over (partition by first_gc_id, nth order by hashint8(gc_id)) as turn
      from (select g.first_gc_id, g.gc_id, s.id as spec_id, s.price_fen, ${leastOrder(sql`s`, sql`g`)} as moq, k.on_hand - k.reserved as on_hand,
                   row_number() over (partition by g.gc_id order by g.rank desc, g.id desc) as nth
            from goods g join spec s on s.id = g.default_spec_id join spec_stock k on k.spec_id = s.id
            where g.state = 'on' and g.source <> 'cross' and s.price_fen between 300 and 2000000 and k.on_hand - k.reserved >= ${leastOrder(sql`s`, sql`g`)} * 6) best
      where nth between ${from} and ${to}) turns
    order by nth, turn, hashint8(first_gc_id)`;
  return rows.map((row) => ({ specId: row.spec_id, priceFen: Number(row.price_fen), moq: row.moq, onHand: row.on_hand }));
};

const lineMost = 200;

/** So many least orders, as far as there are as many: whole ones, so that the last of them can be bought like the first. */
export const lotsOf = (moq: number, lots: number, most: number): number => moq * Math.min(lots, Math.floor(most / moq));

/** The price, the stock and the limit of a goods in an activity; the same goods in the same activity always gets the same. */
export const dealOf = ({ specId, priceFen, moq, onHand }: Candidate, seed: number, most = 26): ActivityGoods => {
  const random = makeRandom(seed, Number(specId));
  const total = lotsOf(moq, random.whole(12, 60), onHand);
  return {
    specId,
    // One in ten is at about half the price: what the banner promises.
    price: dealPrice(priceFen, most > 20 && random.chance(0.1) ? random.whole(40, 50) : random.whole(8, most)),
    total,
    // At least the smallest order, or nobody could buy it.
    restriction: random.chance(0.25) ? 0 : lotsOf(moq, random.whole(2, 5), lineMost),
  };
};
