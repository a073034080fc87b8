import type { Device } from '@mall/contract/account/account.api.ts';
import { formatTime } from '@mall/contract/kernel/format.ts';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { memberSession } from './account.table.ts';
import { describeDevice } from './describe-device.ts';

/** Where this account is signed in, the latest first. */
export const listDevices = async (tx: Tx, actor: Member, idleHours: number): Promise<Device[]> => {
  const rows = await tx
    .select()
    .from(memberSession)
    .where(
      and(
        eq(memberSession.memberId, actor.memberId),
        isNull(memberSession.revokedAt),
        gt(memberSession.expiresAt, sql`now()`),
        gt(memberSession.seenAt, sql`now() - make_interval(hours => ${idleHours})`),
      ),
    )
    .orderBy(desc(memberSession.seenAt), desc(memberSession.id))
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.device),
    address: row.address,
    signedInAt: formatTime(row.createdAt),
    seenAt: formatTime(row.seenAt),
    current: row.id === actor.sessionId,
  }));
};
