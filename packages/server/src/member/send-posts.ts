import { Id } from '@mall/contract/kernel/fields.ts';
import { wordMail, wordText } from '@mall/contract/member/post-words.ts';
import { wordMessage } from '@mall/contract/member/word-message.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { siteName } from '../kernel/site-name.ts';
import { FactsColumn } from './message.queries.ts';
import { LanguageColumn } from './preference.queries.ts';

const Row = z.strictObject({
  id: Id,
  member_id: Id,
  channel: z.enum(['sms', 'mail']),
  code: z.string(),
  facts: FactsColumn,
  /** Where it goes now; null where nobody is there any more. */
  to: z.string().nullable(),
  language: LanguageColumn,
  isLeft: z.boolean(),
});
type Row = z.infer<typeof Row>;

/** Tried for some hours; of a text that comes later nobody knows what it is about. */
const most = 8;
/** So many are sent side by side, well within the time for which they are held. */
const together = 40;
const leaseSeconds = 60;
const delay = sql`least(3600, 5 * 3 ^ (p.tries - 1))`;

/**
 * Takes what is due. A try counts when it begins, and holds the row until the provider must have answered: whoever is killed meanwhile has
 * perhaps sent it, so it is sent again, because one text too many is better than none.
 */
const take = (tx: Tx): Promise<Row[]> =>
  readRows(tx, Row)`
    with due as (
        select id from message_post where sent_at is null and dead_at is null and due_at <= now()
        order by due_at limit ${together} for no key update skip locked),
      taken as (
        update message_post p set tries = p.tries + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
        from due where p.id = due.id
        returning p.id, p.member_id, p.channel, p.code, p.facts, p.recipient)
    select t.id::text as id, t.member_id::text as member_id, t.channel, t.code, t.facts, case when not m.enabled then null when t.recipient is not null then t.recipient when t.channel = 'sms' then m.mobile else m.email end as to,
      coalesce(c.language, 'zh') as language, t.recipient is not null as "isLeft"
    from taken t join member m on m.id = t.member_id left join message_preference c on c.member_id = m.id order by t.id`;

const done = (tx: Tx, rows: readonly Row[], what: 'sent_at' | 'dead_at') =>
  tx.execute(
    sql`update message_post set ${sql.raw(what)} = now() where id = any (${sql.param(rows.map(({ id }) => id))}::bigint[]) and sent_at is null and dead_at is null`,
  );

const later = (tx: Tx, rows: readonly Row[]) =>
  tx.execute(sql`
    update message_post p set dead_at = case when p.tries >= ${most} then now() end, due_at = now() + make_interval(secs => ${delay})
    where p.id = any (${sql.param(rows.map(({ id }) => id))}::bigint[]) and p.sent_at is null and p.dead_at is null`);

const sendTo = async (house: House, to: string, rows: readonly Row[]): Promise<boolean> => {
  const [{ channel, language, isLeft }] = rows as [Row];
  const worded = rows.map(({ code, facts }) => wordMessage(code, facts, language));
  if (channel === 'mail') {
    const { subject, html } = wordMail(worded, house.config.siteUrl, language, isLeft ? siteName(house.config, language) : undefined);
    return house.mail.send(to, subject, html);
  }
  return house.sms.send(to, wordText(worded[0] as (typeof worded)[number], siteName(house.config, language), language));
};

const deliver = async (house: House, rows: readonly Row[]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  if (first.to === null) return void (await done(house.db, rows, 'dead_at'));
  if (await sendTo(house, first.to, rows)) return void (await done(house.db, rows, 'sent_at'));
  house.log.warn({ part: 'posts', channel: first.channel, posts: rows.map(({ id }) => id) }, 'not sent');
  await later(house.db, rows);
};

/** Mails of one reader go together; a text says one thing. */
const lettersOf = (rows: readonly Row[]): Row[][] => {
  const mails = Map.groupBy(
    rows.filter(({ channel }) => channel === 'mail'),
    ({ member_id, to }) => `${member_id} ${to}`,
  );
  return [...rows.filter(({ channel }) => channel === 'sms').map((row) => [row]), ...mails.values()];
};

/** Sends the texts and mails that are due. Any number of nodes may do it at once. Gives how many it tried. */
export const sendPosts = async (house: House): Promise<number> => {
  let tried = 0;
  for (let round = 0; round < 100; round += 1) {
    const rows = await take(house.db);
    if (rows.length === 0) break;
    await Promise.all(lettersOf(rows).map((letter) => deliver(house, letter)));
    tried += rows.length;
  }
  return tried;
};
