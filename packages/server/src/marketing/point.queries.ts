import { formatTime } from '@mall/contract/kernel/format.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { PointLog } from '@mall/contract/marketing/point.api.ts';
import { count, desc, eq } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { pointAccount, pointLedger } from './marketing.table.ts';

const recentLogs = 5;

export const countPoints = async (tx: Tx, actor: Member): Promise<{ total: number }> => {
  const [row] = await tx.select({ total: pointAccount.balance }).from(pointAccount).where(eq(pointAccount.memberId, actor.memberId));
  return { total: row?.total ?? 0 };
};

const listLogs = async (tx: Tx, actor: Member, page: number, limit: number): Promise<PointLog[]> => {
  const rows = await tx
    .select()
    .from(pointLedger)
    .where(eq(pointLedger.memberId, actor.memberId))
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

export const listRecentPoints = (tx: Tx, actor: Member): Promise<PointLog[]> => listLogs(tx, actor, 1, recentLogs);

export const listPointLogs = async (tx: Tx, actor: Member, { page, limit }: { page: number; limit: number }): Promise<PageOf<PointLog>> => {
  const [row] = await tx.select({ total: count() }).from(pointLedger).where(eq(pointLedger.memberId, actor.memberId));
  return { list: await listLogs(tx, actor, page, limit), total: row?.total ?? 0 };
};
