import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PointReason } from '@mall/contract/marketing/point.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

/** `ref` names what the move follows from ('order:15', 'article:7:member:3'): the same one moves points once, however often it is asked. */
export type PointMove = { memberId: Id; change: number; reason: PointReason; ref: string; remark?: string | undefined };

const Row = z.strictObject({ balance: z.string() });

/**
 * The only writer of points. The account's row is locked first, so that the look for `ref` and the sum behind it are exact.
 * Returns the points that are left.
 */
export const movePoints = async (tx: Tx, { memberId, change, reason, ref, remark = '' }: PointMove): Promise<number> => {
  const account = await readRows(tx, Row)`
    insert into point_account (member_id) values (${memberId}) on conflict (member_id) do update set balance = point_account.balance returning balance`;
  const balance = Number(account[0]?.balance ?? 0);
  const done = await tx.execute(sql`select from point_ledger where ref = ${ref}`);
  if (done.rows.length > 0) return balance;
  if (balance + change < 0) throw refuse('marketing.points_short');
  await tx.execute(sql`
    with moved as (update point_account set balance = balance + ${change} where member_id = ${memberId} returning balance)
    insert into point_ledger (member_id, change, balance_after, reason, ref, remark)
    select ${memberId}, ${change}, balance, ${reason}, ${ref}, ${remark} from moved`);
  return balance + change;
};
