/** Three kinds of people have accounts, and none does the business of another. */
export type Audience = 'buyer' | 'seller' | 'operator';

/** How far a right of a buyer goes: what is his own; what is his department's, with those below; what is his company's. */
export const reaches = ['own', 'department', 'company'] as const;
export type Reach = (typeof reaches)[number];

declare const listed: unique symbol;
/** The name of a right that these people can hold, as the list of the account room gives it out (`right('order:buy')`). */
export type Right<Who extends Audience> = string & { readonly [listed]: (who: Who) => void };

type Asks<Who extends Audience> = { readonly who: Who; readonly may: Right<Who> | undefined; readonly reach: Reach };
export type Access = { readonly who: 'anyone' | 'visitor' | 'signedIn' } | Asks<'buyer'> | Asks<'seller'> | Asks<'operator'>;

type Asked<Who extends Audience> = { may?: Right<Who> };
const asks = <Who extends Audience>(who: Who, may: Right<Who> | undefined, reach: Reach = 'own'): Asks<Who> => ({ who, may, reach });

/** Whoever comes, signed in or not. */
export const anyone = { who: 'anyone' } as const satisfies Access;
/** Somebody with a basket key who has not signed in, or a buyer. */
export const visitor = { who: 'visitor' } as const satisfies Access;
/** Whoever has an account, in what concerns himself alone. */
export const signedIn = { who: 'signedIn' } as const satisfies Access;
/** A buyer. `reach` is the farthest that the call goes for one whose right goes so far; without it everybody gets his own. */
export const buyer = ({
  may,
  reach,
}: { may?: Right<'buyer'>; reach?: undefined } | { may: Right<'buyer'>; reach: Reach } = {}): Asks<'buyer'> => asks('buyer', may, reach);
/** The people of a store, about their store. */
export const seller = ({ may }: Asked<'seller'> = {}): Asks<'seller'> => asks('seller', may);
/** The mall's own people. */
export const operator = ({ may }: Asked<'operator'> = {}): Asks<'operator'> => asks('operator', may);
