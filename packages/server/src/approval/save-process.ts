import type { SaveProcess } from '@mall/contract/approval/approval.rules.ts';
import { processMachine } from '@mall/contract/approval/process.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { orTaken } from './or-taken.ts';
import { requireConditions } from './require-conditions.ts';
import { lockProcesses, noEntry, requireOwnProcess, requirePlaceOf } from './require-own-process.ts';

const processesMost = 100;

/** Begins a process with nothing but its name and place, or with the nodes of another. */
export const saveProcess = async (
  tx: Tx,
  side: BuyerSide,
  { name, deptId, bizType, copyOf }: z.infer<typeof SaveProcess>,
): Promise<{ id: Id }> => {
  const own = await lockProcesses(tx, side);
  await requirePlaceOf(tx, own, deptId);
  const [held] = await readRows(tx, TotalRow)`
    select count(*)::int as total from approval_process where company_id = ${own.companyId} and state <> 'removed'`;
  if ((held?.total ?? 0) >= processesMost) throw refuse('approval.processes_many', { most: processesMost });
  const copied = copyOf === undefined ? undefined : await requireOwnProcess(tx, own, copyOf);
  if (copied) await requireConditions(tx, bizType, copied.entry ?? noEntry, copied.nodes ?? []);
  const state = processMachine.begin('save');
  const [made] = await orTaken(
    () => readRows(tx, IdRow)`
    with made as (
        insert into approval_process (company_id, department_id, biz_type, name, state, draft_version, member_id)
        values (${own.companyId}, ${deptId}::bigint, ${bizType}, ${name}, ${state}, 1, ${own.memberId}) returning id, state),
      first as (
        insert into approval_version (process_id, version, entry, nodes, member_id)
        select id, 1, ${JSON.stringify(copied?.entry ?? noEntry)}::jsonb, ${JSON.stringify(copied?.nodes ?? [])}::jsonb, ${own.memberId} from made),
      noted as (
        insert into approval_process_event (process_id, seq, event, to_state, by_kind, by_member_id, version) select id, 1, 'save', state, 'buyer', ${own.memberId}, 1 from made)
    select id::text from made`,
  );
  if (!made) throw new Error('a process that was not written');
  await writeAudit(tx, 'approval.process_saved', { targetId: made.id, companyId: own.companyId, after: { name, deptId, bizType } }, side);
  return made;
};

/** Another name or department; what is in force goes on with it at once. */
export const updateProcess = async (
  tx: Tx,
  side: BuyerSide,
  { id, name, deptId }: { id: Id; name: string; deptId: Id | null },
): Promise<null> => {
  const own = await lockProcesses(tx, side);
  const was = await requireOwnProcess(tx, own, id);
  await requirePlaceOf(tx, own, deptId);
  // What is in force for whom decides who approves: it is taken out of force first.
  if (was.state === 'enabled' && was.departmentId !== deptId) throw refuse('approval.process_moved');
  await orTaken(() =>
    tx.execute(
      sql`update approval_process set name = ${name}, department_id = ${deptId}::bigint, member_id = ${own.memberId}, updated_at = now() where id = ${id}`,
    ),
  );
  const change = { before: { name: was.name, deptId: was.departmentId }, after: { name, deptId } };
  await writeAudit(tx, 'approval.process_saved', { targetId: id, companyId: own.companyId, ...change }, side);
  return null;
};
