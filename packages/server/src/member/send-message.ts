import type { Id } from '@mall/contract/kernel/fields.ts';
import { type Channel, choiceOf, type MessageChoice, minutesToWait } from '@mall/contract/member/message.rules.ts';
import { type MessageCode, messages } from '@mall/contract/member/messages.ts';
import type { MessageFacts } from '@mall/contract/member/word-message.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { isOpen } from '../account/is-open.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { StoredChoice } from './preference.queries.ts';

type Given = { newsId: Id; toldAt: string; memberId: Id; code: MessageCode; facts: MessageFacts };

const Reader = z.strictObject({ enabled: z.boolean(), mailed: z.boolean(), choice: StoredChoice, minute: z.int() });

/** Who is gone is told nothing. */
const findReader = async (tx: Tx, memberId: Id) => {
  const [reader] = await readRows(tx, Reader)`
    select m.enabled, m.email is not null as mailed, p.choice, (extract(hour from now()) * 60 + extract(minute from now()))::int as minute
    from member m left join message_preference p on p.member_id = m.id where m.id = ${memberId}`;
  return reader && { ...reader, choice: choiceOf(reader.choice) };
};

/** Texts and mails that he wants, with the minutes that they wait: only to somebody whose account is open, and to an address that is bound. */
const postsFor = (
  { enabled, mailed, minute, choice }: NonNullable<Awaited<ReturnType<typeof findReader>>>,
  kind: keyof MessageChoice['kinds'],
) => {
  const possible: Channel[] = enabled ? ['sms', ...(mailed ? ['mail' as const] : [])] : [];
  return possible
    .filter((channel) => choice.kinds[kind][channel])
    .map((channel) => ({ channel, wait: minutesToWait(channel, minute, choice) }));
};

/**
 * Leaves a member a message of a news on the ways that he chose, once however often the news comes: on the site at once, texts and mails as
 * something to be sent (`send-posts.ts`), so that a provider who is away holds up nothing. One statement: both or neither.
 */
export const sendMessage = async (tx: Tx, { newsId, toldAt, memberId, code, facts }: Given): Promise<void> => {
  const { kind } = messages[code];
  const reader = await findReader(tx, memberId);
  if (!reader) return;
  const posts = postsFor(reader, kind);
  const said = JSON.stringify(facts);
  // Held against a member who is deleted meanwhile, and against whole minutes: what waits until 07:00 is not sent at 07:00:59.
  await tx.execute(sql`
    with reader as (select m.id from member m where m.id = ${memberId} and ${isOpen} for key share),
      post as (
        insert into message_post (member_id, channel, code, facts, news_id, due_at)
        select reader.id, way.channel, ${code}, ${said}::jsonb, ${newsId}::bigint, case when way.wait = 0 then now() else date_trunc('minute', now()) + make_interval(mins => way.wait) end
        from reader, unnest(${sql.param(posts.map(({ channel }) => channel))}::text[], ${sql.param(posts.map(({ wait }) => wait))}::int[]) as way (channel, wait)
        on conflict (news_id, member_id, code, channel) do nothing)
    insert into message (member_id, kind, code, facts, news_id, created_at)
    select id, ${kind}, ${code}, ${said}::jsonb, ${newsId}::bigint, ${toldAt}::timestamptz from reader where ${reader.choice.kinds[kind].site}::boolean
    on conflict (news_id, member_id, code) where news_id is not null do nothing`);
};
