import { messageDays } from '@mall/contract/member/message.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** Texts and mails that are sent are kept as long as news is, so that none that comes again is sent again. */
const postDays = 8;
const atOnce = 5000;

/** What is older than a message is kept, some at a time. */
export const sweepMessages = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`
    delete from message where id in (select id from message where created_at < now() - make_interval(days => ${messageDays}) limit ${atOnce})`);
  await tx.execute(sql`delete from message_post where coalesce(sent_at, dead_at) < now() - make_interval(days => ${postDays})`);
};
