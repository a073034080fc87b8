import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { requireHeld } from './decide-request.ts';
import { lockRequest } from './lock-request.ts';
import { moveRequest } from './move-request.ts';
import { openTasks } from './open-tasks.ts';
import { readerOf, requireSeen } from './seen-requests.ts';
import { settleTasks } from './settle-task.ts';
import { requireFree } from './transfer-task.ts';

type Given = { id: Id; memberIds: readonly Id[]; when: 'before' | 'after'; reason: string };

/** Has colleagues decide as well. Before: it comes back to the asker behind them; after: he agrees with this, and the node waits for them. */
export const addSigner = async (tx: Tx, side: BuyerSide, { id, memberIds, when, reason }: Given): Promise<null> => {
  const request = await lockRequest(tx, await requireSeen(tx, readerOf(side), id));
  const [task] = await requireHeld(tx, request, side.memberId);
  if (!task) throw refuse('approval.not_holder');
  if (request.hashNow !== request.hash) throw refuse('approval.document_changed');
  const people = [...new Set(memberIds)];
  await requireFree(tx, request, people);
  const at = request.node ?? 0;
  const actedBy = task.memberId === side.memberId ? undefined : side.memberId;
  await settleTasks(tx, sql`k.id = ${task.id}`, when === 'before' ? 'askOthers' : 'approve', { reason, actedBy });
  const node = sql`${at}::int`;
  if (when === 'after')
    await moveRequest(tx, request.id, 'agree', byOf(side), {
      reason,
      noted: { node, task_id: sql`${task.id}::bigint`, document_hash: sql`${request.hashNow}::text` },
    });
  for (const memberId of people)
    await moveRequest(tx, request.id, 'addSigner', byOf(side), { reason, noted: { node, to_member_id: sql`${memberId}::bigint` } });
  await openTasks(
    tx,
    request,
    at,
    people.map((memberId, seq) => ({ memberId, seq: 500 + seq, kind: 'added', state: 'pending', fromId: side.memberId })),
  );
  return null;
};
