import { setTimeout as sleep } from 'node:timers/promises';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from './db.ts';
import type { House } from './house.ts';

/** Later and later: 10 seconds, 30, 90 and so on, an hour at most. Written before anything is sent, so that a killed process repeats it. */
export const nextTry = (tries: SQL): SQL => sql`now() + make_interval(secs => least(3600, 10 * 3 ^ least(${tries}, 6)))`;

/** How long another's system is waited for: shorter than the first try after, or a second one would be under way beside it. */
export const patienceMs = 8_000;

/** So many are in the air at once, and of one company so many at a time: those of others never wait for its slow ones. */
const together = 40;
export const perCompany = 6;
const lookAgainMs = 500;

/** `full`: whose are in the air as many as may be. */
export type Room = { readonly most: number; readonly full: readonly Id[] };

type Delivering = Pick<House, 'db' | 'log'>;
type Ways<Sending extends Delivering, Due, Word> = {
  /** What is due now, with its next try written: at most `perCompany` of each company, everybody's first before anybody's second. */
  readonly take: (tx: Tx, room: Room) => Promise<Due[]>;
  /** Outside of any transaction. */
  readonly send: (house: Sending, due: Due) => Promise<Word>;
  readonly note: (house: Sending, due: Due, word: Word) => Promise<unknown>;
  /** So many at most before the clock goes round again. */
  readonly most: number;
  /** What the log says of one that failed here and not there. */
  readonly lost: string;
};

/** Sends what is due to systems of others until nothing is; what falls due meanwhile does not wait for who is slow. Any number of nodes may do it. Gives how many were sent. */
export const deliverDue = async <Sending extends Delivering, Due extends { readonly id: Id; readonly companyId: Id }, Word>(
  house: Sending,
  { take, send, note, most, lost }: Ways<Sending, Due, Word>,
): Promise<number> => {
  let sent = 0;
  const underWay = new Map<Promise<void>, Id>();
  const deliver = async (one: Due): Promise<void> => {
    try {
      await note(house, one, await send(house, one));
    } catch (error) {
      house.log.error({ err: error, id: one.id }, lost);
    }
  };
  const fullOnes = (): Id[] => {
    const counts = new Map<Id, number>();
    for (const companyId of underWay.values()) counts.set(companyId, (counts.get(companyId) ?? 0) + 1);
    return [...counts].flatMap(([companyId, count]) => (count >= perCompany ? [companyId] : []));
  };
  for (;;) {
    const room = Math.min(together - underWay.size, most - sent);
    const due = room > 0 ? await take(house.db, { most: room, full: fullOnes() }) : [];
    sent += due.length;
    for (const one of due) {
      const way: Promise<void> = deliver(one).finally(() => underWay.delete(way));
      underWay.set(way, one.companyId);
    }
    if (underWay.size === 0) return sent;
    if (due.length === 0) await Promise.race([...underWay.keys(), sleep(lookAgainMs, undefined, { ref: false })]);
  }
};
