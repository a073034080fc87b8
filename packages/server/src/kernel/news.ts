import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import type { MailGateway } from '../gateways/mail.ts';
import type { SmsGateway } from '../gateways/sms.ts';
import type { Config } from './config.ts';
import type { Db, Hear, Tx } from './db.ts';
import { type NewsName, newsList, type PayloadOf } from './news-list.ts';
import { statement } from './statement.ts';

/** What a listener afterwards works with; it runs outside of any transaction, so it may ask the outside world. */
export type Delivering = {
  readonly db: Db;
  readonly config: Pick<Config, 'SITE_NAME' | 'SITE_LATIN_NAME'>;
  readonly mail: MailGateway;
  readonly sms: SmsGateway;
  readonly log: FastifyBaseLogger;
};

/** `id` is the same however often it is delivered: what a listener is idempotent by. */
export type Told<Name extends NewsName> = { id: Id; toldAt: string; payload: PayloadOf<Name> };

type AtOnce<Name extends NewsName> = (tx: Tx, payload: PayloadOf<Name>) => Promise<'taken' | void>;
type Afterwards<Name extends NewsName> = (house: Delivering, told: Told<Name>) => Promise<unknown>;

/**
 * What a room hears. `atOnce`: in the transaction of whoever tells, both or neither. `afterwards`: after its commit, at least once, in order for
 * each subject, tried again when it fails.
 */
export type RoomNews = {
  readonly atOnce?: { readonly [Name in NewsName]?: AtOnce<Name> };
  readonly afterwards?: { readonly [Name in NewsName]?: Afterwards<Name> };
};

/** Rooms by their names, from left to right. */
export type Listeners = Readonly<Record<string, RoomNews>>;

type Figures = { told: number; delivered: number; failed: number };

/** The listeners of a mall, ready to be told, and how often that went well. */
export type News = { readonly listeners: Listeners; readonly hear: Hear; readonly figures: Figures };

export const newsTask = 'news.deliver';

/** Wakes a worker when this commits. What is due is found in the table: a bell that is lost or rung twice changes nothing. */
export const ringBell = sql.raw(`graphile_worker.add_job('${newsTask}', max_attempts => 1)`);

type Written = { name: NewsName; listeners: readonly string[]; subjects: readonly string[]; payloads: readonly string[] };

/**
 * A row for each listener, one statement however many. The lock holds back whoever tells of the same subject until this commits: numbers are
 * given when a row is written, and one that is committed later must not have a lower one.
 */
const write = statement<Written, object>(
  'news_tell',
  z.object({}),
  sql`
  with line as materialized (
      select nth, subject, payload, pg_advisory_xact_lock(hashtextextended('news ' || subject, 0)) as turn
      from (select * from unnest(${sql.placeholder('subjects')}::text[], ${sql.placeholder('payloads')}::jsonb[]) with ordinality as given (subject, payload, nth)
        order by subject, nth) as sorted),
    told as (
      insert into news (name, listener, subject, payload)
      select ${sql.placeholder('name')}::text, listener, subject, payload from line cross join unnest(${sql.placeholder('listeners')}::text[]) as listener
      order by subject, nth)
  select ${ringBell}`,
);

export const openNews = (listeners: Listeners): News => {
  const figures: Figures = { told: 0, delivered: 0, failed: 0 };
  const rooms = Object.entries(listeners);
  const atOnce = (name: NewsName) => rooms.flatMap(([, room]) => (room.atOnce?.[name] as AtOnce<NewsName> | undefined) ?? []);
  const afterwards = (name: NewsName) => rooms.filter(([, room]) => room.afterwards?.[name]).map(([room]) => room);

  const hear: Hear = async (tx, given, payloads) => {
    const name = given as NewsName;
    const { subject, mustBeTaken } = newsList[name] as { subject: (payload: object) => string; mustBeTaken: boolean };
    for (const payload of payloads) {
      let taken = !mustBeTaken;
      for (const listener of atOnce(name)) taken = (await listener(tx, payload as PayloadOf<NewsName>)) === 'taken' || taken;
      if (!taken) throw new Error(`nobody waits for ${name} ${JSON.stringify(payload)}`);
    }
    const later = afterwards(name);
    if (later.length === 0 || payloads.length === 0) return;
    await write(tx, {
      name,
      listeners: later,
      subjects: payloads.map(subject),
      payloads: payloads.map((payload) => JSON.stringify(payload)),
    });
    figures.told += later.length * payloads.length;
  };
  return { listeners, hear, figures };
};

/** Tells whoever listens, whichever rooms those are: at once in this transaction, and afterwards when it has committed. */
export const tell = <Name extends NewsName>(tx: Tx, name: Name, ...payloads: PayloadOf<Name>[]): Promise<void> =>
  tx.hear(tx, name, payloads);
