import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { CartSide } from '../kernel/side.ts';

/** A cart in a named statement: of a member, whatever key his browser still sends; otherwise of the key. */
export type CartKeys = { memberId: Id; guestKey: null } | { memberId: null; guestKey: string };

/** Undefined for a visitor who sent no key: nobody's cart has no lines. */
export const cartKeys = (side: CartSide): CartKeys | undefined => {
  if (side.kind === 'buyer') return { memberId: side.memberId, guestKey: null };
  return side.basketKey === undefined ? undefined : { memberId: null, guestKey: side.basketKey };
};

/** The lines `c` of these keys: `within(side, 'c')` for a statement that is written before there is a side. */
export const byKeys = sql`(c.member_id = ${sql.placeholder('memberId')}::bigint or c.guest_key = ${sql.placeholder('guestKey')}::text)`;
