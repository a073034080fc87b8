import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { messagesOf, type Tx } from './db.ts';
import type { Delivering, News, Told } from './news.ts';
import type { NewsName, PayloadOf } from './news-list.ts';
import { readRows } from './read-rows.ts';

const Row = z.strictObject({
  id: Id,
  name: z.string(),
  listener: z.string(),
  subject: z.string(),
  payload: z.record(z.string(), z.unknown()),
  told_at: z.string(),
  tries: z.int(),
});
type Row = z.infer<typeof Row>;
/** `taken` in one statement, `abreast` delivered at a time. */
type Rules = { most: number; taken: number; abreast: number; rounds: number; patienceMs: number; leaseSeconds: number };

/** After `most` tries (some three hours) it is a dead letter. Whoever holds one is given up a while after his patience has ended. */
const usual: Rules = { most: 10, taken: 4, abreast: 4, rounds: 100, patienceMs: 20_000, leaseSeconds: 30 };

/** Seconds until the next try: 2, 6, 18, … at most an hour. */
const delay = sql`least(3600, 2 * 3 ^ (tries - 1))`;

/**
 * Takes what is due, of each listener and subject the first alone: as long as that is not done, be it under way, waiting for its next try or dead,
 * the rest of its line waits. A try counts when it begins, so that news which kills its process comes to an end too.
 */
const take = (tx: Tx, { most, taken, leaseSeconds }: Rules): Promise<Row[]> =>
  readRows(tx, Row)`
    with head as (
        select n.id, n.tries >= ${most} as spent from news n
        where n.done_at is null and n.dead_at is null and n.due_at <= now()
          and not exists (select from news first where first.listener = n.listener and first.subject = n.subject and first.id < n.id and first.done_at is null)
        order by n.id limit ${taken} for no key update skip locked),
      lost as (update news n set dead_at = now(), error = 'given up while it was delivered' from head where n.id = head.id and head.spent)
    update news n set tries = n.tries + 1, due_at = now() + make_interval(secs => ${leaseSeconds}) from head where n.id = head.id and not head.spent
    returning n.id::text, n.name, n.listener, n.subject, n.payload, n.told_at::text as told_at, n.tries`;

const inTime = async (work: Promise<unknown>, patienceMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${patienceMs} ms`)), patienceMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const hearOne = async (house: Delivering, news: News, { name, listener, payload, id, told_at }: Row): Promise<void> => {
  const heard = news.listeners[listener]?.afterwards?.[name as NewsName] as
    | ((house: Delivering, told: Told<NewsName>) => Promise<unknown>)
    | undefined;
  // Told by a version that had such a listener. It must not be lost silently: the version that has it again may still do it.
  if (!heard) throw new Error(`${listener} does not listen to ${name}`);
  await heard(house, { id, toldAt: told_at, payload: payload as PayloadOf<NewsName> });
};

const note = async (house: Delivering, row: Row, error: unknown, { most }: Rules): Promise<void> => {
  const said = (messagesOf(error).at(-1) ?? String(error)).slice(0, 500);
  const dead = row.tries >= most;
  const about = {
    err: error,
    part: 'news',
    newsId: row.id,
    news: row.name,
    listener: row.listener,
    subject: row.subject,
    tries: row.tries,
  };
  if (dead) house.log.error(about, 'news is a dead letter');
  else house.log.warn(about, 'news not delivered');
  await house.db.execute(sql`
    update news set error = ${said}, ${dead ? sql`dead_at = now()` : sql`due_at = now() + make_interval(secs => ${delay})`}
    where id = ${row.id} and tries = ${row.tries} and done_at is null and dead_at is null`);
};

const deliver = async (house: Delivering, news: News, row: Row, rules: Rules): Promise<void> => {
  try {
    await inTime(hearOne(house, news, row), rules.patienceMs);
    await house.db.execute(sql`update news set done_at = now(), error = '' where id = ${row.id} and done_at is null and dead_at is null`);
    news.figures.delivered += 1;
  } catch (error) {
    news.figures.failed += 1;
    await note(house, row, error, rules);
  }
};

/** Delivers what is due until nothing is, or so much that it is time to look whether the mall closes. Any number of processes may do it at once. Gives how often it tried. */
export const deliverNews = async (house: Delivering & { readonly news: News }, rules: Partial<Rules> = {}): Promise<number> => {
  const all = { ...usual, ...rules };
  let tried = 0;
  for (let round = 0; round < all.rounds; round += 1) {
    const rows = await take(house.db, all);
    if (rows.length === 0) break;
    for (let at = 0; at < rows.length; at += all.abreast)
      await Promise.all(rows.slice(at, at + all.abreast).map((row) => deliver(house, house.news, row, all)));
    tried += rows.length;
  }
  return tried;
};
