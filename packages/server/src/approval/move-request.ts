import { type RequestState, requestMachine } from '@mall/contract/approval/request.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import { mover } from '../kernel/move.ts';

const over: Readonly<Record<string, SQL>> = {
  node: sql`null::int`,
  due_at: sql`null::timestamptz`,
  remind_at: sql`null::timestamptz`,
  escalate_at: sql`null::timestamptz`,
  stuck_at: sql`null::timestamptz`,
  decided_at: sql`now()`,
};

const arriving = (state: RequestState): Readonly<Record<string, SQL>> => {
  if (state === 'running') return {};
  // Its orders are held some days longer, for whoever submits it again.
  if (state === 'returned' || state === 'withdrawn') {
    const { due_at: _due, ...rest } = over;
    return rest;
  }
  return over;
};

/** The only writer of a request's state. */
export const { move: moveRequest } = mover({
  machine: requestMachine,
  table: 'approval_request',
  events: { table: 'approval_event', of: 'request_id' },
  variant: { column: 'channel', values: ['local', 'oa'] },
  moved: 'approval.moved',
  arriving,
});
