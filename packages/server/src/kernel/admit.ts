import type { Access, Audience, Reach } from '@mall/contract/kernel/access.ts';
import type { Actor, Member } from './actor.ts';
import { refuse } from './refusal.ts';
import type { BuyerSide, CartSide, MallSide, StoreSide } from './side.ts';

type Sides = {
  anyone: Actor;
  visitor: CartSide;
  signedIn: Member;
  buyer: BuyerSide;
  seller: StoreSide;
  operator: MallSide;
};
/** What a handler gets of who asks, by what its call says of access. */
export type Admitted<A extends Access> = Sides[A['who']];

const requireAudience: <Who extends Audience>(actor: Member, who: Who) => asserts actor is Extract<Member, { kind: Who }> = (
  actor,
  who,
) => {
  if (actor.kind !== who) throw refuse(who === 'buyer' ? 'kernel.buyers_only' : 'kernel.no_permission');
};

/** Who asks becomes a side of the call, or is refused. */
export const admit = (access: Access, actor: Actor, basketKey: string | undefined): Sides[Access['who']] => {
  if (access.who === 'anyone') return actor;
  if (actor.kind === 'guest') {
    if (access.who === 'visitor') return { ...actor, basketKey };
    throw refuse('kernel.session_expired');
  }
  if (access.who === 'signedIn') return actor;
  if (access.who === 'visitor') {
    requireAudience(actor, 'buyer');
    return { ...actor, reach: 'own' };
  }
  requireAudience(actor, access.who);
  switch (actor.kind) {
    case 'buyer':
      return { ...actor, reach: 'own' satisfies Reach };
    case 'seller':
      if (actor.storeId === undefined) throw refuse('kernel.no_permission');
      return { ...actor, storeId: actor.storeId };
    default:
      return actor;
  }
};
