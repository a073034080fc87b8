import type { CompanyState } from '@mall/contract/company/company.machine.ts';
import type { Reach } from '@mall/contract/kernel/access.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';

/** What somebody may do, and how far each of it goes: by the name of the right, as the roles of the account give it. */
export type Rights = ReadonlyMap<string, Reach>;

type Person = { readonly memberId: Id; readonly sessionId: Id; readonly rights: Rights };
export type Guest = { readonly kind: 'guest' };
export type Buyer = Person & {
  readonly kind: 'buyer';
  /** Whom he buys for; an individual buys for himself. */
  readonly companyId: Id | undefined;
  /** How far its certification is. */
  readonly companyState: CompanyState | undefined;
  readonly departmentId: Id | undefined;
  /** His own department and those below it. */
  readonly departments: readonly Id[];
  readonly zoneId: Id | undefined;
  /** The store on whose staff he is, from which he may not buy. */
  readonly ownStoreId: Id | undefined;
  /** Opened by somebody outside for him: it makes the calls that say so, and has no rights. */
  readonly narrow?: boolean;
  /** It was opened to look at something, and fills no cart. */
  readonly looksOnly?: boolean;
};
/** Somebody of a store; he who is still registering one has none yet. */
export type Seller = Person & { readonly kind: 'seller'; readonly storeId: Id | undefined };
export type Operator = Person & { readonly kind: 'operator' };
export type Member = Buyer | Seller | Operator;

/** Who is behind a request. The account room reads it from the token. */
export type Actor = Guest | Member;

export const guest: Guest = { kind: 'guest' };
