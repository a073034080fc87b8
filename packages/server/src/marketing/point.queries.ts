import { formatTime } from '@mall/contract/kernel/format.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { PointLog, PointPageQuery } from '@mall/contract/marketing/point.api.ts';
import { count, desc, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { pointAccount, pointLedger } from './marketing.table.ts';

const recentLogs = 5;

export const countPoints = async (tx: Tx, side: BuyerSide): Promise<{ total: number }> => {
  const [row] = await tx.select({ total: pointAccount.balance }).from(pointAccount).where(within(side, 'point_account'));
  return { total: row?.total ?? 0 };
};

const isOf = (side: BuyerSide, way: PointPageQuery['way']): SQL => {
  if (way === undefined) return within(side, 'point_ledger');
  return sql`${within(side, 'point_ledger')} and ${way === 'in' ? gt(pointLedger.change, 0) : lt(pointLedger.change, 0)}`;
};

const listLogs = async (tx: Tx, side: BuyerSide, { way, page, limit }: PointPageQuery): Promise<PointLog[]> => {
  const rows = await tx
    .select()
    .from(pointLedger)
    .where(isOf(side, way))
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

export const listRecentPoints = (tx: Tx, side: BuyerSide): Promise<PointLog[]> => listLogs(tx, side, { page: 1, limit: recentLogs });

export const listPointLogs = async (tx: Tx, side: BuyerSide, query: PointPageQuery): Promise<PageOf<PointLog>> => {
  const [row] = await tx.select({ total: count() }).from(pointLedger).where(isOf(side, query.way));
  return { list: await listLogs(tx, side, query), total: row?.total ?? 0 };
};
