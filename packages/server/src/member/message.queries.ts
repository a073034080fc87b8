import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { MemberMessage, MessagePageQuery } from '@mall/contract/member/member.api.ts';
import { messageKinds } from '@mall/contract/member/message-kinds.ts';
import { wordMessage } from '@mall/contract/member/word-message.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';

const Row = z.strictObject({
  id: Id,
  kind: z.enum(messageKinds),
  code: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  read: z.boolean(),
  at: z.string(),
});

/** What a member was told, in the language in which he asks. */
export const listMessages = async (
  tx: Tx,
  actor: Member,
  { page, limit, type }: MessagePageQuery,
  language: Language,
): Promise<PageOf<MemberMessage>> => {
  const own = sql`member_id = ${actor.memberId}${type ? sql` and kind = ${type}` : sql``}`;
  const rows = await readRows(tx, Row)`
    select id::text, kind, code, facts, read_at is not null as read, ${timeText(sql`created_at`)} as at from message
    where ${own} order by id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from message where ${own}`;
  return {
    list: rows.map(({ id, kind, code, facts, read, at }) => {
      const { title, body, url } = wordMessage(code, facts, language);
      return { messageId: id, type: kind, title, content: body, url, read, createDate: at };
    }),
    total: counted?.total ?? 0,
  };
};
