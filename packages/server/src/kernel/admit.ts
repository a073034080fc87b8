import { refusalOf } from '@mall/contract/account/rights.ts';
import { type Access, type Audience, goesAsFar, nearerOf, type Reach } from '@mall/contract/kernel/access.ts';
import type { Actor, Member, Operator, Seller } from './actor.ts';
import { refuse } from './refusal.ts';
import type { BuyerSide, CartSide, MallSide, StoreSide } from './side.ts';

type Sides = {
  anyone: Actor;
  visitor: CartSide;
  signedIn: Member;
  counter: Seller | Operator;
  applicant: Seller;
  buyer: BuyerSide;
  seller: StoreSide;
  operator: MallSide;
};
/** What a handler gets of who asks, by what its call says of access. */
export type Admitted<A extends Access> = Sides[A['who']];
type Asking = Extract<Access, { who: Audience }>;

const refuseAudience = (who: Audience) => refuse(who === 'buyer' ? 'kernel.buyers_only' : 'kernel.other_audience');

/** Whom to ask for a right is not the same person for everybody. */
const withoutRight = { buyer: undefined, seller: 'kernel.no_permission_store', operator: 'kernel.no_permission_mall' } as const;

/** How far the right that is asked for goes here; without one everybody has his own. */
const reachOf = ({ may, reach, least }: Asking, actor: Member): Reach => {
  if (may === undefined) return 'own';
  const held = actor.rights.get(may);
  const isIndividual = actor.kind === 'buyer' && actor.companyId === undefined;
  if (held === undefined || (least && !goesAsFar(held, least))) throw refuse(withoutRight[actor.kind] ?? refusalOf(may, isIndividual));
  return nearerOf(held, reach);
};

/** Who asks becomes a side of the call, or is refused. The route writes the refusal down. */
export const admit = (access: Access, actor: Actor, basketKey: string | undefined): Sides[Access['who']] => {
  if (access.who === 'anyone') return actor;
  if (actor.kind === 'guest') {
    if (access.who === 'visitor') return { ...actor, basketKey };
    throw refuse('kernel.session_expired');
  }
  if (access.who === 'signedIn') return actor;
  if (access.who === 'counter') {
    if (actor.kind === 'buyer') throw refuse('kernel.other_audience');
    return actor;
  }
  if (access.who === 'applicant') {
    if (actor.kind !== 'seller') throw refuse('kernel.other_audience');
    return actor;
  }
  if (access.who === 'visitor') {
    if (actor.kind !== 'buyer') throw refuseAudience('buyer');
    return { ...actor, reach: 'own' };
  }
  if (actor.kind !== access.who) throw refuseAudience(access.who);
  const reach = reachOf(access, actor);
  if (actor.kind === 'operator') return actor;
  if (actor.kind === 'buyer') return { ...actor, reach, ...(access.who === 'buyer' && { asked: access }) };
  if (actor.storeId === undefined) throw refuse('kernel.no_permission_store');
  return { ...actor, storeId: actor.storeId };
};
