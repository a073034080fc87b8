import type { Id } from '@mall/contract/kernel/fields.ts';
import { standingMachine } from '@mall/contract/procurement/standing.machine.ts';
import { type AddStanding, nextRun, standingMost } from '@mall/contract/procurement/standing.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { takeMemberTurn } from '../account/take-member-turn.ts';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { requireStandingParts } from './require-standing-parts.ts';

const Row = z.strictObject({ total: z.int(), today: z.string() });

/** Has a list ordered by the calendar, from the next day of it on. */
export const addStanding = async (tx: Tx, side: BuyerSide, input: AddStanding): Promise<{ id: Id }> => {
  const { companyId, memberId, departmentId = null } = companySide(side);
  await takeMemberTurn(tx, memberId);
  const [had] = await readRows(tx, Row)`
    select count(*)::int as total, current_date::text as today from standing_order where member_id = ${memberId} and state <> 'ended'`;
  if (!had) throw new Error('a count without a row');
  if (had.total >= standingMost) throw refuse('standing.many', { most: standingMost });
  await requireStandingParts(tx, side, input);
  const { name, listId, period, day, addressId, payMode, projectId } = input;
  const state = standingMachine.begin('start');
  const [row] = await readRows(tx, IdRow)`
    insert into standing_order (company_id, department_id, member_id, list_id, address_id, project_id, name, period, day, pay_mode, state, next_on)
    values (${companyId}, ${departmentId}::bigint, ${memberId}, ${listId}, ${addressId}, ${projectId}::bigint, ${name}, ${period}, ${day}, ${payMode}, ${state},
      ${nextRun(period, day, had.today)}::date) returning id::text`;
  const { id } = row as { id: Id };
  await tx.execute(sql`
    insert into standing_order_event (standing_id, seq, event, to_state, by_kind, by_member_id) values (${id}, 1, 'start', ${state}, ${byOf(side).kind}, ${memberId})`);
  return { id };
};
