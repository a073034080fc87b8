import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PointReason } from '@mall/contract/marketing/point.api.ts';
import type { Tx } from '../kernel/db.ts';
import { movePoints } from './move-points.ts';
import { wholePoints } from './whole-points.ts';

type Why = { reason?: PointReason; remark?: string };

/** Gives points, once for each `ref`. Returns what the member has then. */
export const grantPoints = (tx: Tx, memberId: Id, amount: number, ref: string, { reason = 'gift', remark }: Why = {}): Promise<number> =>
  movePoints(tx, { memberId, change: wholePoints(amount), reason, ref, remark });
