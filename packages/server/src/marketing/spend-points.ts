import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PointReason } from '@mall/contract/marketing/point.api.ts';
import type { Tx } from '../kernel/db.ts';
import { movePoints } from './move-points.ts';
import { wholePoints } from './whole-points.ts';

type Why = { reason?: PointReason; remark?: string };

/** Takes points, once for each `ref`; refuses with `marketing.points_short` when there are too few. Returns what is left. */
export const spendPoints = (tx: Tx, memberId: Id, amount: number, ref: string, { reason = 'spend', remark }: Why = {}): Promise<number> =>
  movePoints(tx, { memberId, change: -wholePoints(amount), reason, ref, remark });
