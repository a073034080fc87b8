import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { askAgain } from './ask-again.ts';
import { notFrozen } from './not-frozen.ts';
import { holdsRight } from './standing.queries.ts';

/** Who holds this for the whole company runs its accounts. */
export const managePeople = 'company:people:manage';

/** One change of who does what in a company at a time: two administrators who remove each other would each find the other still in place. */
export const lockPeopleOf = (tx: Tx, companyId: Id) => tx.execute(sql`select 1 from company where id = ${companyId} for no key update`);

/** The same for somebody who asks; gives him as he is after the waiting, or refuses him. */
export const lockPeopleFor = async (tx: Tx, side: BuyerSide): Promise<BuyerSide> => {
  if (side.companyId !== undefined) await lockPeopleOf(tx, side.companyId);
  return askAgain(tx, side);
};

/** Enabled members of a company, `m`, who could run its accounts; whom the mall has shut out cannot. */
export const administrators = (companyId: Id | SQL): SQL =>
  sql`m.company_id = ${companyId} and m.enabled and ${notFrozen} and ${holdsRight(managePeople, ['company'])}`;

/** Somebody must be left who can run the company's accounts. Asked inside its lock, after the change. */
export const requireAdministrator = async (tx: Tx, companyId: Id): Promise<void> => {
  const [left] = await readRows(tx, TotalRow)`select count(*)::int as total from member m where ${administrators(companyId)}`;
  if ((left?.total ?? 0) === 0) throw refuse('company.last_administrator');
};
