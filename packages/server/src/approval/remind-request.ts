import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, type By, byOf } from '../kernel/side.ts';
import { type LockedRequest, lockRequest } from './lock-request.ts';
import { moveRequest } from './move-request.ts';
import { tellHolders } from './open-tasks.ts';
import { requireSeen } from './seen-requests.ts';

const pauseHours = 4;

const Pause = z.strictObject({ hours: z.int() });

/** Tells those who have it once more. */
export const remindHolders = async (tx: Tx, request: LockedRequest, by: By, also: SQL): Promise<void> => {
  const holders = await readRows(tx, IdRow)`
    select member_id::text as id from approval_task where request_id = ${request.id} and state = 'pending' and member_id is not null`;
  await moveRequest(tx, request.id, 'remind', by, { also, noted: { node: sql`${request.node}::int` } });
  await tellHolders(
    tx,
    request,
    holders.map(({ id }) => id),
    'reminded',
  );
};

export const remindRequest = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const request = await lockRequest(tx, await requireSeen(tx, side, id));
  if (request.memberId !== side.memberId) throw refuse('kernel.not_found');
  if (request.state !== 'running') throw refuse('approval.moved');
  const [pause] = await readRows(tx, Pause)`
    select ceil(extract(epoch from reminded_at + make_interval(hours => ${pauseHours}) - now()) / 3600)::int as hours
    from approval_request where id = ${id} and reminded_at > now() - make_interval(hours => ${pauseHours})`;
  if (pause) throw refuse('approval.remind_often', { hours: pause.hours });
  await remindHolders(tx, request, byOf(side), sql`, reminded_at = now()`);
  return null;
};
