import type { Id } from '@mall/contract/kernel/fields.ts';
import { type MessageCode, messages } from '@mall/contract/member/messages.ts';
import type { MessageFacts } from '@mall/contract/member/word-message.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

type Given = { newsId: Id; toldAt: string; memberId: Id; code: MessageCode; facts: MessageFacts };

/** Leaves a member a message of a news, once however often the news comes. Who is gone is told nothing. */
export const sendMessage = async (tx: Tx, { newsId, toldAt, memberId, code, facts }: Given): Promise<void> => {
  await tx.execute(sql`
    insert into message (member_id, kind, code, facts, news_id, created_at)
    select id, ${messages[code].kind}, ${code}, ${JSON.stringify(facts)}::jsonb, ${newsId}::bigint, ${toldAt}::timestamptz from member where id = ${memberId}
    on conflict (news_id, member_id, code) where news_id is not null do nothing`);
};
