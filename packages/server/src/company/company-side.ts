import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { lockPeopleFor } from '../account/administrators.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';

/** Somebody who acts for a company, and which. */
export type CompanySide = BuyerSide & { readonly companyId: Id };

export const companySide = (side: BuyerSide): CompanySide => {
  if (side.companyId === undefined) throw refuse('company.none');
  return { ...side, companyId: side.companyId };
};

/**
 * One change of a company's people or departments at a time. Two administrators who remove each other, and two departments that move under
 * each other, would each find the other still in place. What the asker may do and how far is asked again after the waiting: use what this gives.
 */
export const lockPeople = async (tx: Tx, side: BuyerSide): Promise<CompanySide> => companySide(await lockPeopleFor(tx, companySide(side)));

/** Departments, by a column that names one, as far as this side reaches; without one, only who reaches the company sees it. */
export const withinDepartments = (side: CompanySide, column: string): SQL => {
  if (side.reach === 'company') return sql`true`;
  if (side.reach === 'own') return sql`false`;
  return sql`${sql.raw(column)} = any (${sql.param([...side.departments])}::bigint[])`;
};

/** Colleagues, by `member m`. */
export const colleagues = (side: CompanySide): SQL =>
  sql`m.company_id = ${side.companyId} and m.audience = 'buyer' and exists (select from (select m.id as member_id, m.company_id, m.department_id) p where ${within(side, 'p')})`;
