import type { Access, Reach } from '@mall/contract/kernel/access.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Buyer, Guest, Operator, Seller } from './actor.ts';

/** A buyer, and how far he sees in this call. */
export type BuyerSide = Buyer & {
  readonly reach: Reach;
  /** What the call asks for, so that it can be asked again by whoever had to wait. */
  readonly asked?: Extract<Access, { who: 'buyer' }>;
};
/** Somebody who has not signed in, by the key of his basket. */
type BasketSide = Guest & { readonly basketKey: string | undefined };
/** Whose cart it is. */
export type CartSide = BasketSide | BuyerSide;
export type StoreSide = Seller & { readonly storeId: Id };
export type MallSide = Operator;
export type SystemSide = { readonly kind: 'system' };

/** What `within` needs to know of a buyer: a job that goes on for him has kept no more. */
export type BuyerSight = Pick<BuyerSide, 'kind' | 'memberId' | 'companyId' | 'departments' | 'reach'>;
/** A store; without a person when the demo's clerk answers for it. */
export type StoreSight = Pick<StoreSide, 'kind' | 'storeId'> & { readonly memberId?: Id | undefined };

/** Whoever does something that a log tells of. */
export type ActingSide = BuyerSight | StoreSight | Pick<MallSide, 'kind' | 'memberId'> | SystemSide;
/** On whose side somebody acts. `admit` makes it of who asks and what he asks for; every verb of a private thing takes it. */
export type Side = ActingSide | BuyerSide | BasketSide;

/** Whether a buyer is shown what colleagues did. */
export const seesOthers = (side: Side): boolean => side.kind === 'buyer' && side.reach !== 'own' && side.companyId !== undefined;

/** The mall's clock, and what follows by itself. */
export const system: SystemSide = { kind: 'system' };

/** Who stands in the log. */
export type By = { readonly kind: 'buyer' | 'seller' | 'operator' | 'system'; readonly memberId?: Id | undefined };

export const byOf = (side: ActingSide): By => (side.kind === 'system' ? { kind: 'system' } : { kind: side.kind, memberId: side.memberId });

/**
 * The rows of a table (by its name in the query) that this side sees. Everything private has `member_id`; what colleagues see has `company_id`
 * and `department_id` as well, what a store sees has `store_id`.
 */
export const within = (side: Side, table: string): SQL => {
  const column = (name: string) => sql.raw(`${table}.${name}`);
  switch (side.kind) {
    case 'guest':
      return side.basketKey === undefined ? sql`false` : sql`${column('guest_key')} = ${side.basketKey}`;
    case 'seller':
      return sql`${column('store_id')} = ${side.storeId}`;
    case 'operator':
    case 'system':
      return sql`true`;
    default:
      return withinBuyer(side, column);
  }
};

/** The same of a row that has been read: what a further right of the reader reaches among what he sees. */
export const reachesRow = (
  { memberId, companyId, departments }: Omit<BuyerSight, 'reach'>,
  reach: Reach | undefined,
  row: { memberId: Id; companyId: Id | null; departmentId: Id | null },
): boolean => {
  if (reach === undefined) return false;
  if (row.memberId === memberId) return true;
  if (reach === 'own' || companyId === undefined || row.companyId !== companyId) return false;
  return reach === 'company' || (row.departmentId !== null && departments.includes(row.departmentId));
};

const withinBuyer = ({ memberId, companyId, departments, reach }: BuyerSight, column: (name: string) => SQL): SQL => {
  const own = sql`${column('member_id')} = ${memberId}`;
  if (reach === 'own' || companyId === undefined) return own;
  const company = sql`${column('company_id')} = ${companyId}`;
  if (reach === 'company') return sql`(${own} or ${company})`;
  return sql`(${own} or (${company} and ${column('department_id')} = any (${sql.param([...departments])}::bigint[])))`;
};
