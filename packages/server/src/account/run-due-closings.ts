import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { removeStrays } from '../download/sweep-stray-downloads.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';
import { type ClosingRooms, finishClosing } from './finish-closing.ts';

const Due = z.strictObject({ id: Id, memberId: Id });

/** Closes the accounts whose waiting time is over. What they leave in the store goes when nobody's row names it any more; with the store away the sweep of strays takes it. */
export const runDueClosings = async (house: Pick<House, 'db' | 'files' | 'log'>, rooms: ClosingRooms): Promise<number> => {
  const { db, log } = house;
  const leftFiles: string[] = [];
  const closed = await runDue(db, {
    take: async (tx, leave) => {
      const [row] = await readRows(tx, Due)`
        select id::text, member_id::text as "memberId" from account_closing
        where state = 'waiting' and due_at <= now() and id <> all (${sql.param([...leave])}::bigint[])
        order by due_at limit 1 for no key update skip locked`;
      return row;
    },
    run: (tx, row) => finishClosing(tx, rooms, leftFiles, row),
    failed: (error, id) => log.warn({ err: error, part: 'closing', id }, 'an account could not be closed'),
  });
  await removeStrays(house, leftFiles).catch((error: unknown) =>
    log.warn({ err: error, part: 'closing' }, 'files of closed accounts stay'),
  );
  return closed;
};
