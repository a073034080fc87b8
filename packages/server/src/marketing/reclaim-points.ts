import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PointReason } from '@mall/contract/marketing/point.api.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { spendPoints } from './spend-points.ts';

const Row = z.strictObject({ balance: z.string() });

/** Takes points back that were given for something undone, as far as the member still has them. Returns how many it took. */
export const reclaimPoints = async (
  tx: Tx,
  memberId: Id,
  amount: number,
  ref: string,
  why: { reason?: PointReason; remark?: string },
): Promise<number> => {
  const rows = await readRows(tx, Row)`select balance from point_account where member_id = ${memberId} for update`;
  const points = Math.min(amount, Number(rows[0]?.balance ?? 0));
  if (points > 0) await spendPoints(tx, memberId, points, ref, why);
  return points;
};
