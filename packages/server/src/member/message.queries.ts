import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { MemberMessage, MessagePageQuery } from '@mall/contract/member/member.api.ts';
import type { MessageSummary } from '@mall/contract/member/message.api.ts';
import { messageKinds } from '@mall/contract/member/message-kinds.ts';
import { messages } from '@mall/contract/member/messages.ts';
import { wordMessage } from '@mall/contract/member/word-message.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import { countRows } from '../kernel/count-rows.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';

/** What a message is about, as it was stored. */
export const FactsColumn = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));

const Row = z.strictObject({
  id: Id,
  kind: z.enum(messageKinds),
  code: z.string(),
  facts: FactsColumn,
  read: z.boolean(),
  at: z.string(),
  paySeconds: z.int().nullable(),
});

/** Those whose own words have it, in this language. */
const codesSaying = (keyword: string, language: Language): string[] =>
  Object.entries(messages)
    .filter(([, { title, body }]) =>
      `${title[language]} ${body[language]}`
        .replace(/\{\w+\}/g, '')
        .toLowerCase()
        .includes(keyword.toLowerCase()),
    )
    .map(([code]) => code);

/** A message is worded when it is read, so its words are looked for in the list of messages and what it speaks of in its facts, or in the name of the order's store; ids are nobody's to look for. */
const saying = (keyword: string, language: Language) => sql`(code = any (${sql.param(codesSaying(keyword, language))}::text[])
  or exists (select from jsonb_each_text(facts) f where f.key !~ '(Id|url)$' and f.value ilike ${likePattern(keyword)})
  or exists (select from shop_order o join store s on s.id = o.store_id
    where o.order_sn = facts ->> 'orderSn' and o.member_id = message.member_id and s.name ilike ${likePattern(keyword)}))`;

const narrowed = ({ type, unread, keyword, from, to }: Omit<MessagePageQuery, 'page' | 'limit'>, language: Language) =>
  sql.join(
    [
      sql`true`,
      ...(type ? [sql`kind = ${type}`] : []),
      ...(unread ? [sql`read_at is null`] : []),
      ...(keyword ? [saying(keyword, language)] : []),
      ...(from ? [sql`created_at >= ${from}::date`] : []),
      ...(to ? [sql`created_at < ${to}::date + 1`] : []),
    ],
    sql` and `,
  );

/** How long what a message asks to be paid can still be paid; nothing once it is, or is too late. */
const paySeconds = sql`case when code = 'order.unpaid' then (
  select ceil(extract(epoch from o.pay_deadline - now()))::int from shop_order o
  where o.member_id = message.member_id and o.id = (message.facts ->> 'orderId')::bigint and o.state = 'wait_pay' and o.pay_deadline > now()) end`;

/** What a member was told, in the language in which he asks. */
export const listMessages = async (
  tx: Tx,
  actor: Member,
  { page, limit, ...wanted }: MessagePageQuery,
  language: Language,
): Promise<PageOf<MemberMessage>> => {
  const own = sql`member_id = ${actor.memberId} and ${narrowed(wanted, language)}`;
  const rows = await readRows(tx, Row)`
    select id::text, kind, code, facts, read_at is not null as read, ${timeText(sql`created_at`)} as at, ${paySeconds} as "paySeconds" from message
    where ${own} order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await countRows(tx, {
    row: TotalRow,
    asker: actor.memberId,
    all: ([one]) => one?.total ?? 0,
  })`select count(*)::int as total from message where ${own}`;
  return {
    list: rows.map(({ id, kind, code, facts, read, at, paySeconds: left }) => {
      const { title, body, url, act } = wordMessage(code, facts, language);
      return {
        messageId: id,
        type: kind,
        title,
        content: body,
        url,
        act,
        ...(left !== null && { paySeconds: left }),
        read,
        createDate: at,
      };
    }),
    total: counted?.total ?? 0,
  };
};

/** Of a kind how many are unread; how many there are of all kinds stands without one. */
const KindRow = z.strictObject({ kind: z.enum(messageKinds).nullable(), count: z.int() });

export const countMessages = async (tx: Tx, actor: Member): Promise<MessageSummary> => {
  const sumOf = (rows: readonly z.infer<typeof KindRow>[]) => rows.reduce((sum, { count }) => sum + count, 0);
  // Each by itself, so that both are read from their index alone.
  const rows = await countRows(tx, { row: KindRow, asker: actor.memberId, all: sumOf })`
    select null as kind, count(*)::int as count from message where member_id = ${actor.memberId}
    union all select kind, count(*)::int from message where member_id = ${actor.memberId} and read_at is null group by kind`;
  const unread = rows.filter(({ kind }) => kind !== null);
  const kinds = Object.fromEntries(messageKinds.map((kind) => [kind, unread.find((row) => row.kind === kind)?.count ?? 0]));
  return { total: sumOf(rows.filter(({ kind }) => kind === null)), unread: sumOf(unread), kinds: kinds as MessageSummary['kinds'] };
};

const UnreadRow = z.strictObject({ count: z.int() });

export const countUnread = async (tx: Tx, actor: Member): Promise<{ count: number }> => {
  const [row] = await countRows(tx, { row: UnreadRow, asker: actor.memberId, all: ([one]) => one?.count ?? 0 })`
    select count(*)::int as count from message where member_id = ${actor.memberId} and read_at is null`;
  return { count: row?.count ?? 0 };
};
