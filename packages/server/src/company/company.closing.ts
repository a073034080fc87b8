import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { administrators, lockPeopleOf } from '../account/administrators.ts';
import type { ClosingSlot } from '../account/closing-slot.ts';
import type { Eraser } from '../account/eraser.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { letGo } from './let-go.ts';

const Of = z.strictObject({ companyId: Id.nullable() });

const findCompany = async (tx: Tx, memberId: Id): Promise<Id | null> => {
  const [member] = await readRows(tx, Of)`select company_id::text as "companyId" from member where id = ${memberId}`;
  return member?.companyId ?? null;
};

const Row = z.strictObject({ onlyAdministrator: z.int(), invitation: z.int() });

/** Who is alone in his company may go, and it stands empty; who leaves people behind must leave somebody who runs their accounts. */
export const companyClosing: ClosingSlot = async (tx, memberId) => {
  const companyId = await findCompany(tx, memberId);
  if (companyId === null) return {};
  const [row] = await readRows(tx, Row)`
    select (exists (select from member m where m.id = ${memberId} and ${administrators(companyId)})
        and not exists (select from member m where m.id <> ${memberId} and ${administrators(companyId)})
        and exists (select from member m where m.id <> ${memberId} and m.company_id = ${companyId} and m.audience = 'buyer'))::int as "onlyAdministrator",
      (select count(*) from company_invitation i where i.invited_by = ${memberId} and i.company_id = ${companyId} and i.state = 'open')::int as invitation`;
  return row ?? {};
};

/** Leaves the company as somebody does whom it lets go; what he shared with it goes to an administrator. */
export const eraseFromCompany: Eraser = async (tx, { side: { memberId } }) => {
  await tx.execute(sql`delete from company_draft where member_id = ${memberId}`);
  await tx.execute(sql`delete from bank_check where member_id = ${memberId}`);
  const companyId = await findCompany(tx, memberId);
  if (companyId === null) return;
  await lockPeopleOf(tx, companyId);
  // The other administrator may have gone while this one waited for the lock; the next time that is seen first, and stops the closing.
  if ((await companyClosing(tx, memberId)).onlyAdministrator) throw refuse('company.last_administrator');
  const [heir] = await readRows(tx, IdRow)`
    select m.id::text from member m where m.id <> ${memberId} and ${administrators(companyId)} order by m.id limit 1`;
  await letGo(tx, { companyId, memberId, heirId: heir?.id, disabledByCompany: false });
};
