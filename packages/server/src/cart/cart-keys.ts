import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type BuyerSide, type CartSide, within } from '../kernel/side.ts';

/** A cart in a named statement: of a member, whatever key his browser still sends; of a visit from a purchasing system; otherwise of the key. */
export type CartKeys = { memberId: Id; guestKey: null } | { memberId: null; guestKey: string };

/** Several may come in as one member at once, and none fills the member's own cart. Keys of browsers have no colon. */
const visitKey = ({ sessionId }: BuyerSide): string => `visit:${sessionId}`;

/** Undefined for a visitor who sent no key: nobody's cart has no lines. */
export const cartKeys = (side: CartSide): CartKeys | undefined => {
  if (side.kind === 'buyer')
    return side.narrow ? { memberId: null, guestKey: visitKey(side) } : { memberId: side.memberId, guestKey: null };
  return side.basketKey === undefined ? undefined : { memberId: null, guestKey: side.basketKey };
};

/** The lines of `cart_line` that are this side's. */
export const cartOf = (side: CartSide): SQL =>
  side.kind === 'buyer' && side.narrow ? sql`cart_line.guest_key = ${visitKey(side)}` : within(side, 'cart_line');

/** The lines `c` of these keys: `cartOf` for a statement that is written before there is a side. */
export const byKeys = sql`(c.member_id = ${sql.placeholder('memberId')}::bigint or c.guest_key = ${sql.placeholder('guestKey')}::text)`;
