import type { TaskState } from '@mall/contract/approval/request.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { LockedRequest } from './lock-request.ts';
import type { TaskKind } from './resolve-nodes.ts';

export type NewTask = {
  memberId: Id | null;
  state: Extract<TaskState, 'wait' | 'pending'>;
  seq: number;
  kind: TaskKind;
  fromId?: Id;
};

type About = Pick<LockedRequest, 'id' | 'requestNo' | 'title' | 'amountFen' | 'memberId' | 'channel' | 'bizType'>;

const Name = z.strictObject({ name: z.string() });

/** Tells those who have it now, or reminds them. Of what an outside system has they hear there. */
export const tellHolders = async (
  tx: Tx,
  request: About,
  memberIds: readonly Id[],
  event: 'asked' | 'reminded' = 'asked',
): Promise<void> => {
  if (memberIds.length === 0 || request.channel === 'oa') return;
  const [requester] = await readRows(tx, Name)`select member_name as name from member where id = ${request.memberId}`;
  const { id: requestId, requestNo, title, amountFen, bizType } = request;
  for (const memberId of memberIds)
    await tell(tx, `approval.${event}`, { memberId, requestId, requestNo, title, amountFen, bizType, requester: requester?.name ?? '' });
};

const Row = z.strictObject({ memberId: Id.nullable() });

/** Gives tasks of a node to people, and tells those whose turn it is. */
export const openTasks = async (tx: Tx, request: About, node: number, tasks: readonly NewTask[]): Promise<void> => {
  const column = (read: (task: NewTask) => unknown) => sql.param(tasks.map(read));
  const rows = await readRows(tx, Row)`
    insert into approval_task (request_id, node, seq, member_id, kind, state, since, from_member_id)
    select ${request.id}, ${node}, t.seq, t.member_id, t.kind, t.state, case when t.state = 'pending' then now() end, t.from_id
    from unnest(${column((task) => task.seq)}::int[], ${column((task) => task.memberId)}::bigint[], ${column((task) => task.kind)}::text[],
      ${column((task) => task.state)}::text[], ${column((task) => task.fromId ?? null)}::bigint[]) as t (seq, member_id, kind, state, from_id)
    returning case when state = 'pending' then member_id::text end as "memberId"`;
  await tellHolders(
    tx,
    request,
    rows.flatMap(({ memberId }) => memberId ?? []),
  );
};
