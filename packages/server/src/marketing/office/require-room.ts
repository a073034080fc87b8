import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import { requireOffer } from '../require-offer.ts';
import { readLimited } from './price-limited.ts';

/** The goods of a time-limited buy must be free at its times, and cheaper than usual still. What it promised of its stock it promised before. */
export const requireRoom = async (tx: Tx, id: Id, endsAt?: string): Promise<void> => {
  const rows = await readLimited(tx, id);
  const [first] = rows;
  if (!first) return;
  await requireOffer(tx, null, {
    startsAt: new Date(first.startsAt),
    endsAt: new Date(endsAt ?? first.endsAt),
    goods: rows.map(({ specId, priceFen }) => ({ specId, price: priceFen, total: 0 })),
    but: { type: 5, ref: id },
  });
};
