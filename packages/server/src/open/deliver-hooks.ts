import { createHash, createHmac } from 'node:crypto';
import { Id } from '@mall/contract/kernel/fields.ts';
import { hookHeaders, hookSigned, pingTopic } from '@mall/contract/open/open-hook.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { findBuyer } from '../account/find-buyer.ts';
import { listAdministrators } from '../account/list-administrators.ts';
import { askOutside } from '../gateways/ask-outside.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import { deliverDue, nextTry, patienceMs, perCompany, type Room } from '../kernel/deliver-due.ts';
import type { House } from '../kernel/house.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { readHookAddress } from './hook-address.ts';
import { topicsWithin } from './open-hook.queries.ts';

/** A slow listener holds up its own company's news alone. */
const perHook = 4;
const most = 2000;
const mostBytes = 64 * 1024;
/** So long nothing was taken, and the mall stops trying and says so. */
const givenUpAfter = sql`interval '3 days'`;

const Due = z.strictObject({
  id: Id,
  hookId: Id,
  companyId: Id,
  memberId: Id,
  url: z.string(),
  secret: z.instanceof(Buffer),
  eventId: z.string(),
  topic: z.string(),
  subject: z.string(),
  toldAt: z.string(),
  data: z.record(z.string(), z.unknown()),
});
type Due = z.infer<typeof Due>;

/** Of each subscription and subject the first alone: as long as that is not taken, the rest of its line waits. */
const take = (tx: Tx, { most: room, full }: Room): Promise<Due[]> =>
  readRows(tx, Due)`
    with ready as (
      select w.id, row_number() over (partition by h.company_id order by w.turn, w.id) as turn from open_hook h cross join lateral (
        select x.id, row_number() over (order by x.id) as turn from (
          select d.id from open_delivery d where d.hook_id = h.id and d.done_at is null and d.due_at <= now()
            and not exists (select from open_delivery first where first.hook_id = d.hook_id and first.subject = d.subject and first.id < d.id and first.done_at is null)
          order by d.id limit ${perHook}) x) w
      where h.state = 'on' and h.company_id <> all (${sql.param([...full])}::bigint[])),
    due as (
      select d.id from open_delivery d join ready r on r.id = d.id where r.turn <= ${perCompany} and d.done_at is null and d.due_at <= now()
      order by r.turn, d.id limit ${room} for no key update of d skip locked)
    update open_delivery d set tries = d.tries + 1, sent_at = now(), due_at = ${nextTry(sql`d.tries`)}
    from due, open_hook h where d.id = due.id and h.id = d.hook_id
    returning d.id::text, d.hook_id::text as "hookId", h.company_id::text as "companyId", h.member_id::text as "memberId", h.url, h.secret, d.event_id::text as "eventId", d.topic, d.subject,
      to_char(d.told_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "toldAt", d.data`;

/** Nothing was sent: its maker may not see it. */
const silent = 'silent';

type Word = { status: number | null; fault: string };

/** It tells what its maker may see at this moment, as a key does. */
const mayHear = async (tx: Tx, { memberId, companyId, topic }: Due): Promise<boolean> => {
  const maker = await findBuyer(tx, memberId);
  return maker?.companyId === companyId && (topic === pingTopic || topicsWithin(maker.rights).some((one) => one === topic));
};

const send = async ({ db, config, sealer }: Sending, due: Due): Promise<Word> => {
  if (!(await mayHear(db, due))) return { status: null, fault: silent };
  const address = readHookAddress(due.url, config);
  if (!address) return { status: null, fault: 'address' };
  const { eventId, topic, subject, toldAt, data } = due;
  const body = JSON.stringify({ id: eventId, topic, subject, at: toldAt, data });
  const time = String(Math.floor(Date.now() / 1000));
  const signed = hookSigned({ eventId, time, bodyHash: createHash('sha256').update(body).digest('hex') });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    [hookHeaders.event]: eventId,
    [hookHeaders.topic]: topic,
    [hookHeaders.time]: time,
    [hookHeaders.signature]: createHmac('sha256', sealer.open(due.secret)).update(signed).digest('hex'),
  };
  const answer = await askOutside({ ...address, headers, body, patienceMs, mostBytes });
  if (typeof answer === 'string') return { status: null, fault: answer };
  return { status: answer.status, fault: answer.status >= 200 && answer.status < 300 ? '' : 'refused' };
};

const note = async (tx: Tx, { id, hookId }: Due, { status, fault }: Word): Promise<void> => {
  if (fault === silent) return fallSilent(tx, id, hookId);
  const taken = fault === '';
  await tx.execute(sql`
    update open_delivery set status = ${status}, fault = ${fault}, done_at = case when ${taken} then now() end where id = ${id} and done_at is null`);
  if (taken) {
    await tx.execute(sql`update open_hook set last_good_at = now(), failing_since = null where id = ${hookId}`);
    return;
  }
  const [given] = await readRows(tx, GivenUp)`
    with was as materialized (select id, state = 'on' and failing_since < now() - ${givenUpAfter} as over from open_hook where id = ${hookId} for no key update)
    update open_hook h set last_bad_at = now(), failing_since = coalesce(h.failing_since, now()), state = case when was.over then 'failed' else h.state end,
      off_since = case when was.over then now() else h.off_since end
    from was where h.id = was.id returning h.company_id::text as "companyId", h.name, coalesce(was.over, false) as failed`;
  if (given?.failed) await tellAdministrators(tx, 'open.hook_failed', hookId, given);
};

const Named = z.strictObject({ companyId: Id, name: z.string() });
const GivenUp = Named.extend({ failed: z.boolean() });

/** What was to be told waits as if it had never been tried, until somebody who may see it switches the subscription on. */
const fallSilent = async (tx: Tx, id: Id, hookId: Id): Promise<void> => {
  await tx.execute(
    sql`update open_delivery set tries = tries - 1, sent_at = case when tries > 1 then sent_at end where id = ${id} and done_at is null and tries > 0`,
  );
  const [hook] = await readRows(tx, Named)`
    update open_hook set state = 'silent', off_since = now() where id = ${hookId} and state = 'on' returning company_id::text as "companyId", name`;
  if (hook) await tellAdministrators(tx, 'open.hook_silent', hookId, hook);
};

type Stopped = 'open.hook_failed' | 'open.hook_silent';
const tellAdministrators = async (tx: Tx, what: Stopped, hookId: Id, { companyId, name }: z.infer<typeof Named>): Promise<void> => {
  for (const memberId of await listAdministrators(tx, companyId)) await tell(tx, what, { memberId, hookId, name });
};

type Sending = Pick<House, 'db' | 'config' | 'sealer' | 'log'>;

/** Sends what is due to those who listen. */
export const deliverHooks = (house: Sending): Promise<number> =>
  deliverDue(house, {
    take,
    send,
    note: ({ db }, due, word) => inTransaction(db, (tx) => note(tx, due, word)),
    most,
    lost: 'a word to a company’s system was not noted',
  });
