import type { Device } from '@mall/contract/account/account.api.ts';
import { freshDeviceDays, idleDeviceDays, signInWays } from '@mall/contract/account/security.rules.ts';
import { formatTime } from '@mall/contract/kernel/format.ts';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { memberSession } from './account.table.ts';
import { describeDevice } from './describe-device.ts';
import { findFirstSignIns } from './first-sign-ins.queries.ts';
import { type PlaceReader, placeOf } from './place-of.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Where this account is signed in, the latest first. */
export const listDevices = async (tx: Tx, actor: Member, reader: PlaceReader): Promise<Device[]> => {
  const rows = await tx
    .select({ session: memberSession, now: sql<Date>`now()`.mapWith(memberSession.seenAt) })
    .from(memberSession)
    .where(
      and(
        eq(memberSession.memberId, actor.memberId),
        isNull(memberSession.revokedAt),
        gt(memberSession.expiresAt, sql`now()`),
        gt(memberSession.seenAt, sql`now() - make_interval(hours => ${memberSession.idleHours})`),
      ),
    )
    .orderBy(desc(memberSession.seenAt), desc(memberSession.id))
    .limit(100);
  const firsts = await findFirstSignIns(tx, actor, reader);
  return rows.map(({ session: { id, device, address, way, createdAt, seenAt }, now }) => {
    const since = firsts.since({ device, address });
    return {
      id,
      device: describeDevice(device),
      address,
      place: placeOf(address, reader),
      way: signInWays.find((known) => known === way) ?? '',
      signedInAt: formatTime(createdAt),
      seenAt: formatTime(seenAt),
      current: id === actor.sessionId,
      // Whoever looks knows the device in hand. A session is opened a moment before it is written down.
      fresh:
        id !== actor.sessionId &&
        since !== undefined &&
        since > createdAt.getTime() - minute &&
        since > now.getTime() - freshDeviceDays * day,
      idle: seenAt.getTime() <= now.getTime() - idleDeviceDays * day,
    };
  });
};
