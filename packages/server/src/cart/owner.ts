import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../kernel/actor.ts';
import { cartLine } from './cart.table.ts';

/** Whose cart it is: a member's own, whatever key his browser still sends; otherwise the key's. */
export type Owner = { memberId: Id; guestKey: null } | { memberId: null; guestKey: string };

export const ownerOf = (actor: Actor, guestKey: string | undefined): Owner | undefined => {
  if (actor.kind === 'member') return { memberId: actor.memberId, guestKey: null };
  return guestKey === undefined ? undefined : { memberId: null, guestKey };
};

/** The lines `c` of an owner, in a named statement. */
export const owned = sql`(c.member_id = ${sql.placeholder('memberId')}::bigint or c.guest_key = ${sql.placeholder('guestKey')}::text)`;

/** The same for the query builder; nobody's cart has no lines. */
export const ownedBy = (actor: Actor, guestKey: string | undefined): SQL | undefined => {
  const owner = ownerOf(actor, guestKey);
  if (!owner) return undefined;
  return owner.memberId === null ? eq(cartLine.guestKey, owner.guestKey) : eq(cartLine.memberId, owner.memberId);
};
