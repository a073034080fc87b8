import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { messageApi } from '@mall/contract/member/message.api.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';

/** What is another's, gone or read already is passed over. */
export const readMessages = async (tx: Tx, actor: Member, { ids, type }: BodyOf<typeof messageApi.read>): Promise<{ read: number }> => {
  const which = ids ? sql`id = any (${sql.param([...ids])}::bigint[])` : type ? sql`kind = ${type}` : sql`true`;
  const { rowCount } = await tx.execute(
    sql`update message set read_at = now() where member_id = ${actor.memberId} and read_at is null and ${which}`,
  );
  return { read: rowCount ?? 0 };
};
