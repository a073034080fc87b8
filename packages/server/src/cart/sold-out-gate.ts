import type { SubmitOrder } from '@mall/contract/cart/submit.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Money } from '@mall/contract/kernel/money.ts';
import * as z from 'zod';
import type { Db } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { addressesSeen } from '../member/address-reach.ts';

// What was cancelled meanwhile is on sale again after this.
const keptMs = 1000;
const mostKept = 500;

type Known = { totalPrice: Money; until: number };
const Circumstances = z.strictObject({ provinceId: Id, placed: z.boolean(), shut: z.boolean() });
type Circumstances = z.infer<typeof Circumstances>;

/**
 * Turns away the crowd behind a sold-out activity before a transaction begins. Without coupons and points the price of a spec is the same for
 * everybody in a province; once somebody was told that the activity is over, whoever shows the old total is told the same for a second.
 */
export const soldOutGate = (db: Db, now: () => number = Date.now) => {
  const known = new Map<string, Known>();
  const underWay = new Set<string>();

  const pass = async (side: BuyerSide, input: SubmitOrder): Promise<void> => {
    if (!isPlain(input) || !someKnown(input)) return;
    const seen = await readCircumstances(db, side, input);
    // The same token must be answered with the order that it made.
    if (!seen || seen.placed) return;
    const kept = known.get(keyOf(input, seen.provinceId));
    if (kept && kept.until > now() && kept.totalPrice !== input.totalPrice)
      throw refuse('order.activity_over', {}, { specId: input.buyNow?.specId });
  };

  const someKnown = ({ buyNow }: SubmitOrder): boolean => {
    const head = JSON.stringify([buyNow?.specId, buyNow?.num]).slice(0, -1);
    for (const [key, { until }] of known) {
      if (until <= now()) known.delete(key);
      else if (key.startsWith(`${head},`)) return true;
    }
    return false;
  };

  return {
    /** Runs a submission unless it is known to come too late. A second one under the same token is left to the transaction. */
    guard: async <T>(side: BuyerSide, input: SubmitOrder, work: () => Promise<T>): Promise<T> => {
      const name = `${side.memberId}:${input.submitToken}`;
      if (underWay.has(name)) return work();
      underWay.add(name);
      try {
        await pass(side, input);
        return await work();
      } finally {
        underWay.delete(name);
      }
    },

    /** Somebody was refused because the total has changed to this. */
    note: async (side: BuyerSide, input: SubmitOrder, totalPrice: Money): Promise<void> => {
      if (!isPlain(input) || known.size >= mostKept) return;
      const seen = await readCircumstances(db, side, input);
      if (seen?.shut) known.set(keyOf(input, seen.provinceId), { totalPrice, until: now() + keptMs });
    },
  };
};

const keyOf = ({ buyNow }: SubmitOrder, provinceId: Id) => JSON.stringify([buyNow?.specId, buyNow?.num, provinceId]);

const isPlain = ({ buyNow, usePoints, stores }: SubmitOrder): boolean =>
  buyNow !== undefined && usePoints === 0 && stores.every(({ couponId }) => !couponId);

const readCircumstances = async (
  db: Db,
  side: BuyerSide,
  { addressId, submitToken, buyNow }: SubmitOrder,
): Promise<Circumstances | undefined> => {
  const rows = await readRows(db, Circumstances)`
    select province_id::text as "provinceId",
      exists (select from trade where ${within(side, 'trade')} and submit_token = ${submitToken}::uuid) as placed,
      exists (select from activity_price where spec_id = ${buyNow?.specId ?? null}::bigint and not open and starts_at <= now() and ends_at > now()) as shut
    from member_address where id = ${addressId} and ${addressesSeen(side)}`;
  return rows[0];
};
