import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';
import { type ClosingRooms, finishClosing } from './finish-closing.ts';

const Due = z.strictObject({ id: Id, memberId: Id });

/** Closes the accounts whose waiting time is over. */
export const runDueClosings = ({ db, config, log }: Pick<House, 'db' | 'config' | 'log'>, rooms: ClosingRooms): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      const [row] = await readRows(tx, Due)`
        select id::text, member_id::text as "memberId" from account_closing
        where state = 'waiting' and due_at <= now() and id <> all (${sql.param([...leave])}::bigint[])
        order by due_at limit 1 for no key update skip locked`;
      return row;
    },
    run: (tx, row) => finishClosing(tx, rooms, config, row),
    failed: (error, id) => log.warn({ err: error, part: 'closing', id }, 'an account could not be closed'),
  });
