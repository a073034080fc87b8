import { downloadsMost } from '@mall/contract/download/download.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Config } from '../kernel/config.ts';
import type { Tx } from '../kernel/db.ts';

/** Of a member's files the latest are kept, up to so many and so large together; of those beyond the clock takes the oldest away. The very latest is always kept: it was just asked for. */
export const trimDownloads = async (tx: Tx, memberId: Id, { DOWNLOAD_MEGABYTES }: Pick<Config, 'DOWNLOAD_MEGABYTES'>): Promise<void> => {
  await tx.execute(sql`update download set expires_at = now() where id in (
    select id from (
      select id, row_number() over latest as place, sum(bytes) over latest as size from download where member_id = ${memberId} and state = 'ready'
      window latest as (order by ended_at desc, id desc)) files
    where place > ${downloadsMost} or (place > 1 and size > ${DOWNLOAD_MEGABYTES}::bigint * 1024 * 1024))`);
};
