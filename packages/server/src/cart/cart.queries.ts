import type { CartCount } from '@mall/contract/cart/cart.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { MemberHome } from '@mall/contract/member/member.api.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Actor, Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { requireMemberHome } from '../member/member.queries.ts';
import { cartLine } from './cart.table.ts';

/** Whose cart it is: a member's own, whatever key his browser still sends; otherwise the key's; otherwise nobody's. */
const ownedBy = (actor: Actor, guestKey: string | undefined): SQL | undefined => {
  if (actor.kind === 'member') return eq(cartLine.memberId, actor.memberId);
  return guestKey === undefined ? undefined : eq(cartLine.guestKey, guestKey);
};

export const countCart = async (tx: Tx, actor: Actor, guestKey: string | undefined): Promise<CartCount> => {
  const own = ownedBy(actor, guestKey);
  if (!own) return { count: 0 };
  const [row] = await tx
    .select({ count: sql<number>`coalesce(sum(${cartLine.num}), 0)::int` })
    .from(cartLine)
    .where(own);
  return { count: row?.count ?? 0 };
};

/** Who is signed in, with the pieces in his cart. */
export const requireMemberHomeWithCart = async (tx: Tx, actor: Member, language: Language): Promise<MemberHome> => {
  const [home, { count }] = await Promise.all([requireMemberHome(tx, actor, language), countCart(tx, actor, undefined)]);
  return { ...home, shoppingCart: count };
};
