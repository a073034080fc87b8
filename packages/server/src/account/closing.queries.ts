import type { Closing } from '@mall/contract/account/closing.api.ts';
import { closingStates } from '@mall/contract/account/closing.machine.ts';
import { TimeText } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { type ClosingSlots, readClosingSlots } from './closing-slot.ts';

const Row = z.strictObject({ state: z.enum(closingStates), dueDate: TimeText });

export const readClosing = async (tx: Tx, side: BuyerSide, slots: ClosingSlots, waitDays: number): Promise<Closing> => {
  const [last] = await readRows(tx, Row)`
    select c.state, ${timeText(sql`c.due_at`)} as "dueDate" from account_closing c where ${within(side, 'c')} order by c.id desc limit 1`;
  return {
    state: last?.state ?? 'none',
    ...(last?.state === 'waiting' && { dueDate: last.dueDate }),
    ...(await readClosingSlots(tx, side.memberId, slots)),
    waitDays,
  };
};

const DueRow = z.strictObject({ dueDate: TimeText });

export const findWaitingClosing = async (tx: Tx, side: BuyerSide): Promise<{ dueDate: string | null }> => {
  const [waiting] = await readRows(tx, DueRow)`
    select ${timeText(sql`c.due_at`)} as "dueDate" from account_closing c where ${within(side, 'c')} and c.state = 'waiting'`;
  return { dueDate: waiting?.dueDate ?? null };
};
