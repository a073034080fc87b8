import type { Id } from '@mall/contract/kernel/fields.ts';
import { type AddList, listMost } from '@mall/contract/procurement/list.rules.ts';
import { takeMemberTurn } from '../account/take-member-turn.ts';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { onceEach, putLines } from './put-lines.ts';
import { requireChoosable } from './require-choosable.ts';

/** Makes a list of one's own. */
export const addList = async (tx: Tx, side: BuyerSide, { name, note, sharing, projectId, lines }: AddList): Promise<{ id: Id }> => {
  const { companyId, memberId, departmentId = null } = companySide(side);
  await takeMemberTurn(tx, memberId);
  await requireChoosable(tx, side, projectId);
  const [had] = await readRows(tx, TotalRow)`
    select count(*)::int as total from procurement_list where member_id = ${memberId} and archived_at is null`;
  if ((had?.total ?? 0) >= listMost.lists) throw refuse('list.many', { most: listMost.lists });
  const [row] = await readRows(tx, IdRow)`
    insert into procurement_list (company_id, department_id, member_id, project_id, name, note, sharing)
    values (${companyId}, ${departmentId}::bigint, ${memberId}, ${projectId}::bigint, ${name}, ${note}, ${sharing}) returning id::text`;
  const { id } = row as { id: Id };
  await putLines(tx, id, onceEach(lines));
  return { id };
};
