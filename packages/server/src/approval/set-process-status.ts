import { sameEntry } from '@mall/contract/approval/fitting.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../account/write-audit.ts';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { readApprovers } from './approvers.ts';
import { listEnabled } from './list-fitting.ts';
import { moveProcess } from './move-process.ts';
import { namedIn } from './plan-approval.ts';
import { hasSomebody } from './process-faults.ts';
import { requireConditions } from './require-conditions.ts';
import { lockProcesses, noEntry, type OwnProcess, requireOwnProcess } from './require-own-process.ts';

/** Every node has somebody who can decide, and nothing else is in force for the same orders. */
const requireReady = async (tx: Tx, { companyId }: CompanySide, { id, departmentId, bizType, nodes, entry }: OwnProcess): Promise<void> => {
  if (!nodes || nodes.length === 0) throw refuse('approval.nodes_none');
  await requireConditions(tx, bizType, entry ?? noEntry, nodes);
  const approvers = await readApprovers(tx, { companyId, departmentId, ...namedIn(nodes) });
  const empty = nodes.find((node) => !hasSomebody(node, approvers));
  if (empty) throw refuse('approval.node_empty', { node: empty.name });
  const same = (await listEnabled(tx, companyId, bizType)).find(
    (other) => other.id !== id && other.departmentId === departmentId && sameEntry(other, entry ?? noEntry),
  );
  if (same) throw refuse('approval.overlap', { name: same.name });
};

/** Puts the draft of a process into force, or takes a process out of it. What runs goes on by the version with which it began. */
export const setProcessStatus = async (
  tx: Tx,
  side: BuyerSide,
  { id, status }: { id: Id; status: 'enabled' | 'disabled' },
): Promise<null> => {
  const own = await lockProcesses(tx, side);
  const was = await requireOwnProcess(tx, own, id);
  if (status === was.state && (status === 'disabled' || was.draftVersion === null)) return null;
  const version = was.draftVersion ?? was.version;
  const touched = sql`, member_id = ${own.memberId}, updated_at = now()`;
  if (status === 'enabled') {
    await requireReady(tx, own, was);
    await moveProcess(tx, id, 'enable', byOf(side), {
      also: sql`, version = ${version}, draft_version = null${touched}`,
      noted: { version: sql`${version}::int` },
    });
  } else await moveProcess(tx, id, 'disable', byOf(side), { also: touched });
  const change = {
    before: { state: was.state, version: was.version },
    after: { state: status, version: status === 'enabled' ? version : was.version },
  };
  await writeAudit(tx, 'approval.process_moved', { targetId: id, target: was.name, companyId: own.companyId, ...change }, side);
  return null;
};

export const removeProcess = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const own = await lockProcesses(tx, side);
  const was = await requireOwnProcess(tx, own, id);
  if (was.state === 'enabled') throw refuse('approval.process_live');
  await moveProcess(tx, id, 'remove', byOf(side), { also: sql`, member_id = ${own.memberId}, updated_at = now()` });
  const change = { before: { state: was.state }, after: { state: 'removed' } };
  await writeAudit(tx, 'approval.process_moved', { targetId: id, target: was.name, companyId: own.companyId, ...change }, side);
  return null;
};
