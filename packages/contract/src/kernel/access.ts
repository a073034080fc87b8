/** Three kinds of people have accounts, and none does the business of another. */
export type Audience = 'buyer' | 'seller' | 'operator';

/** How far a right of a buyer goes: what is his own; what is his department's, with those below; what is his company's. */
export const reaches = ['own', 'department', 'company'] as const;
export type Reach = (typeof reaches)[number];
export const isReach = (value: unknown): value is Reach => reaches.includes(value as Reach);
/** Whether what goes so far goes as far as that. */
export const goesAsFar = (held: Reach | undefined, asked: Reach): boolean =>
  held !== undefined && reaches.indexOf(held) >= reaches.indexOf(asked);
/** Of two the one that goes less far. */
export const nearerOf = (one: Reach, other: Reach): Reach => (goesAsFar(one, other) ? other : one);

declare const listed: unique symbol;
/** The name of a right that these people can hold, as the list of the account room gives it out (`right('order:buy')`). */
export type Right<Who extends Audience> = string & { readonly [listed]: (who: Who) => void };

type Asks<Who extends Audience> = {
  readonly who: Who;
  readonly may: Right<Who> | undefined;
  readonly reach: Reach;
  readonly least?: Reach;
};
export type Access =
  | { readonly who: 'anyone' | 'visitor' | 'signedIn' | 'counter' | 'applicant' }
  | Asks<'buyer'>
  | Asks<'seller'>
  | Asks<'operator'>;

type Asked<Who extends Audience> = { may?: Right<Who> };
const asks = <Who extends Audience>(who: Who, may: Right<Who> | undefined, reach: Reach = 'own'): Asks<Who> => ({ who, may, reach });

/** Whoever comes, signed in or not. */
export const anyone = { who: 'anyone' } as const satisfies Access;
/** Somebody with a basket key who has not signed in, or a buyer. */
export const visitor = { who: 'visitor' } as const satisfies Access;
/** Whoever has an account, in what concerns himself alone. */
export const signedIn = { who: 'signedIn' } as const satisfies Access;
/** A store's or the mall's people, in what concerns themselves alone. */
export const counter = { who: 'counter' } as const satisfies Access;
/** Somebody with a seller's account, in what concerns himself alone; he who is still registering a store has none yet. */
export const applicant = { who: 'applicant' } as const satisfies Access;
/**
 * A buyer. `reach` is the farthest that the call goes for one whose right goes so far; without it everybody gets his own. `least` is how far the right must go
 * to be of use here at all: what is the whole company's is not changed by who looks after a part of it.
 */
export const buyer = ({
  may,
  reach,
  least,
}:
  | { may?: Right<'buyer'>; reach?: undefined; least?: undefined }
  | { may: Right<'buyer'>; reach?: Reach; least?: Reach } = {}): Asks<'buyer'> => ({
  ...asks('buyer', may, reach),
  ...(least && { least }),
});
/** The people of a store, about their store. */
export const seller = ({ may }: Asked<'seller'> = {}): Asks<'seller'> => asks('seller', may);
/** The mall's own people. */
export const operator = ({ may }: Asked<'operator'> = {}): Asks<'operator'> => asks('operator', may);
