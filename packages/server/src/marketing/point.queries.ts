import { formatTime } from '@mall/contract/kernel/format.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { PointLog } from '@mall/contract/marketing/point.api.ts';
import { count, desc } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { pointAccount, pointLedger } from './marketing.table.ts';

const recentLogs = 5;

export const countPoints = async (tx: Tx, side: BuyerSide): Promise<{ total: number }> => {
  const [row] = await tx.select({ total: pointAccount.balance }).from(pointAccount).where(within(side, 'point_account'));
  return { total: row?.total ?? 0 };
};

const listLogs = async (tx: Tx, side: BuyerSide, page: number, limit: number): Promise<PointLog[]> => {
  const rows = await tx
    .select()
    .from(pointLedger)
    .where(within(side, 'point_ledger'))
    .orderBy(desc(pointLedger.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map((row) => ({
    id: row.id,
    createDate: formatTime(row.at),
    currentValue: row.change,
    balance: row.balanceAfter,
    reason: row.reason,
    remark: row.remark,
  }));
};

export const listRecentPoints = (tx: Tx, side: BuyerSide): Promise<PointLog[]> => listLogs(tx, side, 1, recentLogs);

export const listPointLogs = async (
  tx: Tx,
  side: BuyerSide,
  { page, limit }: { page: number; limit: number },
): Promise<PageOf<PointLog>> => {
  const [row] = await tx.select({ total: count() }).from(pointLedger).where(within(side, 'point_ledger'));
  return { list: await listLogs(tx, side, page, limit), total: row?.total ?? 0 };
};
