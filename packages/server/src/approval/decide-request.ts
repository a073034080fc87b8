import { Id, reasonMost } from '@mall/contract/kernel/fields.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, system } from '../kernel/side.ts';
import { type ApprovalTimes, usualApprovalTimes } from './approval-times.ts';
import { endRequest } from './end-request.ts';
import { goOn } from './go-on.ts';
import { heldBy } from './held-tasks.ts';
import { type LockedRequest, lockRequest, requestersOf } from './lock-request.ts';
import { moveRequest } from './move-request.ts';
import { taskKinds } from './resolve-nodes.ts';
import { settleTasks } from './settle-task.ts';

export type Decision = { requestId: Id; decision: 'approve' | 'reject' | 'return'; reason: string; hash?: string | undefined };

const Held = z.strictObject({ id: Id, memberId: Id, kind: z.enum(taskKinds), seq: z.int() });

/** The tasks of the open node that he can decide. */
export const requireHeld = async (tx: Tx, request: LockedRequest, memberId: Id): Promise<z.infer<typeof Held>[]> => {
  if (requestersOf(request).includes(memberId)) throw refuse('approval.own_request');
  if (request.state !== 'running') throw refuse('approval.moved');
  if (request.channel === 'oa') throw refuse('approval.oa_holds');
  const held = await readRows(tx, Held)`
    select k.id::text, k.member_id::text as "memberId", k.kind, k.seq from approval_task k join approval_request r on r.id = k.request_id
    where r.id = ${request.id} and k.node = r.node and ${heldBy(memberId)} order by k.member_id <> ${memberId}, k.id`;
  // Who stands in for two of those who all have to agree gives the voice of one.
  const isAny = request.nodes[request.node ?? 0]?.mode === 'any';
  if (held.length > 0) return isAny ? held : held.filter((task, at) => at === 0 || task.memberId === memberId);
  const { rows } = await tx.execute(
    sql`select from approval_task where request_id = ${request.id} and member_id = ${memberId} and done_at is not null limit 1`,
  );
  throw refuse(rows.length > 0 ? 'approval.moved' : 'approval.not_holder');
};

const requireSame = (request: LockedRequest, seen: string | undefined): void => {
  if (request.hashNow !== request.hash || (seen !== undefined && seen !== request.hash)) throw refuse('approval.document_changed');
};

/**
 * Agrees with, rejects or gives back a request. Of two who decide at once the first counts: both hold its trade first, and the second finds his task gone. A
 * document that is not what was asked for is decided on by nobody.
 */
export const decideRequest = async (tx: Tx, memberId: Id, given: Decision, times: ApprovalTimes = usualApprovalTimes): Promise<void> => {
  const request = await lockRequest(tx, given.requestId);
  const held = await requireHeld(tx, request, memberId);
  requireSame(request, given.hash);
  const by = { kind: 'buyer', memberId } as const;
  const { decision, reason } = given;
  for (const task of held) {
    const actedBy = task.memberId === memberId ? undefined : memberId;
    await settleTasks(tx, sql`k.id = ${task.id}`, decision, { reason, actedBy });
  }
  if (decision !== 'approve') {
    await endRequest(tx, request, decision, by, {
      reason,
      ...(decision === 'return' && { hours: times.APPROVAL_RESUBMIT_HOURS }),
    });
    return;
  }
  const noted = {
    node: sql`${request.node}::int`,
    task_id: sql`${held[0]?.id ?? null}::bigint`,
    document_hash: sql`${request.hashNow}::text`,
  };
  await moveRequest(tx, request.id, 'agree', by, { reason, noted });
  await goOn(tx, request, by, times);
};

type Outside = { decision: 'approve' | 'reject'; approver: string; reason: string };

/** The outside system says what became of the whole request. Whatever comes after the first decision, or once the request is back here, changes nothing: false. */
export const decideFromOutside = async (tx: Tx, requestId: Id, { decision, approver, reason }: Outside): Promise<boolean> => {
  const request = await lockRequest(tx, requestId);
  if (request.state !== 'running' || request.channel !== 'oa') return false;
  if (decision === 'approve') requireSame(request, undefined);
  const said = [approver, reason].filter((part) => part !== '').join('：');
  await endRequest(tx, request, decision === 'approve' ? 'pass' : 'reject', byOf(system), { reason: cutText(said, reasonMost) });
  return true;
};
