import { right } from '@mall/contract/account/rights.ts';
import { type Access, anyone, buyer, operator, type Reach, reaches, seller, signedIn, visitor } from '@mall/contract/kernel/access.ts';
import { describe, expect, it } from 'vitest';
import { buyerOf } from '../testing/order-steps.ts';
import { type Actor, guest } from './actor.ts';
import { admit } from './admit.ts';

const myOrders = 'personalCenterBase:myOrders:view';
const { reach: _, ...individual } = buyerOf('1', { rights: new Map([[myOrders, 'own']]) });
const person = { memberId: '2', sessionId: '2', rights: new Map<string, Reach>() };
const actors: Record<string, Actor> = {
  guest,
  buyer: individual,
  seller: { ...person, kind: 'seller', storeId: '7' },
  'seller without a store': { ...person, kind: 'seller', storeId: undefined },
  operator: { ...person, kind: 'operator' },
};
const outcome = (access: Access, actor: Actor | undefined): string => {
  try {
    return admit(access, actor as Actor, 'basket-key').kind;
  } catch (error) {
    return (error as Error).message;
  }
};
const outcomes = (access: Access) => Object.keys(actors).map((name) => outcome(access, actors[name]));

describe('who asks', () => {
  it.each<[string, Access, string[]]>([
    ['anyone', anyone, ['guest', 'buyer', 'seller', 'seller', 'operator']],
    ['visitor', visitor, ['guest', 'buyer', 'kernel.buyers_only', 'kernel.buyers_only', 'kernel.buyers_only']],
    ['signedIn', signedIn, ['kernel.session_expired', 'buyer', 'seller', 'seller', 'operator']],
    ['buyer', buyer(), ['kernel.session_expired', 'buyer', 'kernel.buyers_only', 'kernel.buyers_only', 'kernel.buyers_only']],
    [
      'seller',
      seller(),
      ['kernel.session_expired', 'kernel.other_audience', 'seller', 'kernel.no_permission_store', 'kernel.other_audience'],
    ],
    ['operator', operator(), ['kernel.session_expired', ...Array<string>(3).fill('kernel.other_audience'), 'operator']],
  ])('is let in as %s, or told why not', (_name, access, heard) => {
    expect(outcomes(access)).toEqual(heard);
  });

  it('needs the right that the call names, and is told so in its own words where it has some', () => {
    const may = right('seller:orders:view');
    const holding = { ...person, kind: 'seller', storeId: '7', rights: new Map<string, Reach>([[may, 'own']]) } as const;
    expect([outcome(seller({ may }), actors['seller']), outcome(seller({ may }), holding)]).toEqual([
      'kernel.no_permission_store',
      'seller',
    ]);
    expect(outcome(operator({ may: right('operations:view') }), { ...person, kind: 'operator', rights: new Map() })).toBe(
      'kernel.no_permission_mall',
    );
    expect(outcome(buyer({ may: right('order:buy') }), actors['buyer'])).toBe('order.buy_refused');
    expect(outcome(buyer({ may: right(myOrders) }), actors['buyer'])).toBe('buyer');
  });

  it('sees no farther than both his right and the call go', () => {
    const sees = (held: Reach, access: Access) => {
      const side = admit(access, { ...individual, rights: new Map([[myOrders, held]]) }, undefined);
      return 'reach' in side && side.reach;
    };
    const table = reaches.map((held) => reaches.map((reach) => sees(held, buyer({ may: right(myOrders), reach }))));
    expect(table).toEqual([
      ['own', 'own', 'own'],
      ['own', 'department', 'department'],
      ['own', 'department', 'company'],
    ]);
    expect(sees('company', buyer({ may: right(myOrders) }))).toBe('own');
    expect(sees('company', buyer())).toBe('own');
    expect(sees('company', visitor)).toBe('own');
  });

  it('keeps the key of his basket and the number of his store', () => {
    expect(admit(visitor, guest, 'basket-key')).toEqual({ kind: 'guest', basketKey: 'basket-key' });
    expect(admit(seller(), actors['seller'] as Actor, undefined)).toMatchObject({ memberId: '2', storeId: '7' });
  });
});
