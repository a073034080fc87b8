import type { Language } from '@mall/contract/kernel/language.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { MemberMessage, MessagePageQuery } from '@mall/contract/member/member.api.ts';
import type { MessageKind } from '@mall/contract/member/message-kinds.ts';
import { type MessageFacts, wordMessage } from '@mall/contract/member/word-message.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { timeText } from '../kernel/time-text.ts';

type Row = { id: string; kind: MessageKind; code: string; facts: MessageFacts; read: boolean; at: string };

/** What a member was told, in the language in which he asks. */
export const listMessages = async (
  tx: Tx,
  actor: Member,
  { page, limit, type }: MessagePageQuery,
  language: Language,
): Promise<PageOf<MemberMessage>> => {
  const own = sql`member_id = ${actor.memberId}${type ? sql` and kind = ${type}` : sql``}`;
  const { rows } = await tx.execute<Row>(sql`
    select id::text, kind, code, facts, read_at is not null as read, ${timeText(sql`created_at`)} as at from message
    where ${own} order by id desc limit ${limit} offset ${(page - 1) * limit}`);
  const counted = await tx.execute<{ total: number }>(sql`select count(*)::int as total from message where ${own}`);
  return {
    list: rows.map(({ id, kind, code, facts, read, at }) => {
      const { title, body, url } = wordMessage(code, facts, language);
      return { messageId: id, type: kind, title, content: body, url, read, createDate: at };
    }),
    total: counted.rows[0]?.total ?? 0,
  };
};
