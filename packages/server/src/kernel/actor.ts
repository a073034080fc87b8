import type { Id } from '@mall/contract/kernel/fields.ts';

/** Who is behind a request. The account room reads it from the token; every verb of a private thing takes it. */
export type Member = {
  readonly kind: 'member';
  readonly memberId: Id;
  readonly sessionId: Id;
  readonly audience: 'buyer' | 'seller' | 'operator';
  readonly companyId: Id | undefined;
  readonly storeId: Id | undefined;
  readonly zoneId: Id | undefined;
  readonly permissions: ReadonlySet<string>;
};
export type Guest = { readonly kind: 'guest' };
export type Actor = Member | Guest;

export const guest: Guest = { kind: 'guest' };
