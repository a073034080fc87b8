import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { testDatabase } from '../testing/test-database.ts';
import { usualSettings } from './config.ts';
import { type Db, inTransaction, openDb } from './db.ts';
import { deliverNews } from './deliver-news.ts';
import type { House } from './house.ts';
import { type Listeners, openNews, tell } from './news.ts';

const database = testDatabase();
const quiet = { warn() {}, error() {} } as unknown as House['log'];
const nowhere = { send: async () => true };

/** The same database with other ears. */
const houseWith = (listeners: Listeners) => {
  const news = openNews(listeners);
  return { db: openDb(database.db.pool, news.hear), news, config: usualSettings, log: quiet, mail: nowhere, sms: nowhere };
};
const shipped = (orderId: string, trackingNumber = 'SF1') => ({
  orderId,
  orderSn: `N${orderId}`,
  memberId: '1',
  shipmentId: '1',
  logisticsCompany: '顺丰速运',
  trackingNumber,
});
const say = (db: Db, orderId: string, trackingNumber?: string) =>
  inTransaction(db, (tx) => tell(tx, 'order.shipped', shipped(orderId, trackingNumber)));
const rowsOf = async () =>
  (
    await database.db.pool.query<{ listener: string; subject: string; tries: number; done: boolean; dead: boolean; error: string }>(
      'select listener, subject, tries, done_at is not null as done, dead_at is not null as dead, error from news order by id',
    )
  ).rows;
/** The time of the next try comes. */
const hurry = () => database.db.pool.query('update news set due_at = now() where done_at is null and dead_at is null');
const overtaken = async () =>
  (await database.db.pool.query<{ bad: number }>(`select bad::int from inv.checks where id = 'I40'`)).rows.map(({ bad }) => bad);

beforeEach(async () => void (await database.owner.query('truncate news')));

/** Hears everything of an order's parcels, and fails as long as `refuses` says so. */
const parcels = (refuses: (number: string) => boolean = () => false) => {
  const heard: string[] = [];
  const room = {
    afterwards: {
      'order.shipped': async (_house: unknown, { payload }: { payload: { orderId: string; trackingNumber: string } }) => {
        const said = `${payload.orderId} ${payload.trackingNumber}`;
        if (refuses(said)) throw new Error(`not ${said}`);
        heard.push(said);
      },
    },
  };
  return { heard, room };
};

describe('news that is heard at once', () => {
  it('happens with what is told, or neither does', async () => {
    const { db } = houseWith({
      store: {
        atOnce: {
          'order.shipped': async (tx, { trackingNumber }) => {
            await tx.execute(sql`insert into search_word (word) values (${trackingNumber})`);
            if (trackingNumber === 'bad') throw new Error('no');
          },
        },
        ...parcels().room,
      },
    });
    const written = async () =>
      (await db.pool.query(`select word from search_word where word in ('good', 'bad')`)).rows.map((row) => row.word as string);
    await expect(say(db, '1', 'bad')).rejects.toThrow('no');
    expect([await written(), await rowsOf()]).toEqual([[], []]);
    await say(db, '1', 'good');
    expect([await written(), (await rowsOf()).length]).toEqual([['good'], 1]);
  });

  it('is a fault when it must be somebody’s and is nobody’s', async () => {
    const { db } = houseWith({ order: { atOnce: { 'payment.refunded': async (_tx, { ref }) => (ref === 'mine' ? 'taken' : undefined) } } });
    const refunded = (ref: string) =>
      inTransaction(db, (tx) =>
        tell(tx, 'payment.refunded', { orderId: '1', orderSn: 'N1', memberId: '1', refundSn: 'R', amountFen: 1, ref }),
      );
    await refunded('mine');
    await expect(refunded('whose:1')).rejects.toThrow('nobody waits for payment.refunded');
  });

  it('costs nothing when nobody listens, and one statement for however many', async () => {
    const silent = houseWith({});
    const all = ['1', '2', '3'].map((id) => shipped(id));
    const ask = async ({ db }: { db: Db }) =>
      (await countStatements(db, () => inTransaction(db, (tx) => tell(tx, 'order.shipped', ...all)))).statements.length - 2;
    expect(await ask(silent)).toBe(0);
    expect(await ask(houseWith({ store: parcels().room, review: parcels().room }))).toBe(1);
    expect((await rowsOf()).map(({ listener, subject }) => `${listener} ${subject}`)).toEqual([
      'store order:1',
      'review order:1',
      'store order:2',
      'review order:2',
      'store order:3',
      'review order:3',
    ]);
  });
});

describe('news that is heard afterwards', () => {
  it('is heard when what was told is true, and never when it was undone', async () => {
    const { heard, room } = parcels();
    const house = houseWith({ store: room });
    await expect(
      inTransaction(house.db, async (tx) => {
        await tell(tx, 'order.shipped', shipped('1'));
        expect(await deliverNews(house)).toBe(0);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await say(house.db, '2');
    expect(await deliverNews(house)).toBe(1);
    expect([heard, await deliverNews(house)]).toEqual([['2 SF1'], 0]);
  });

  it('of one subject waits behind what fails, of others not', async () => {
    let broken = true;
    const { heard, room } = parcels((said) => broken && said === '1 first');
    const house = houseWith({ store: room });
    await say(house.db, '1', 'first');
    await say(house.db, '1', 'second');
    await say(house.db, '2', 'other');
    await deliverNews(house);
    expect(heard).toEqual(['2 other']);
    expect(await rowsOf()).toMatchObject([{ tries: 1, done: false, error: 'not 1 first' }, { tries: 0, done: false }, { done: true }]);
    broken = false;
    expect(await deliverNews(house)).toBe(0); // not before its time
    await hurry();
    await deliverNews(house);
    expect(heard).toEqual(['2 other', '1 first', '1 second']);
    expect(await overtaken()).toEqual([0]);
  });

  it('is not repeated for those who heard it because another could not', async () => {
    const [well, ill] = [parcels(), parcels(() => true)];
    const house = houseWith({ store: well.room, review: ill.room });
    await say(house.db, '1');
    for (let round = 0; round < 3; round += 1) {
      await deliverNews(house);
      await hurry();
    }
    expect(well.heard).toEqual(['1 SF1']);
    expect(await rowsOf()).toMatchObject([
      { listener: 'store', tries: 1, done: true },
      { listener: 'review', tries: 3, done: false },
    ]);
  });

  it('is tried later and later', async () => {
    const house = houseWith({ store: parcels(() => true).room });
    await say(house.db, '1');
    const waits: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      await deliverNews(house);
      const { rows } = await database.db.pool.query<{ s: number }>('select round(extract(epoch from due_at - now()))::int as s from news');
      waits.push(rows[0]?.s ?? 0);
      await hurry();
    }
    expect(waits).toEqual([2, 6, 18, 54, 162, 486, 1458, 3600, 3600]);
  });

  it('comes again with the same id when whoever heard it died before he could say so', async () => {
    const ids: string[] = [];
    const hang = async (_house: unknown, { id }: { id: string }) => {
      ids.push(id);
      if (ids.length === 1) await sleep(200);
    };
    const house = houseWith({ store: { afterwards: { 'order.shipped': hang } } });
    await say(house.db, '1', 'first');
    await deliverNews(house, { patienceMs: 20 });
    await hurry();
    await deliverNews(house);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('becomes a dead letter after its last try, also when each try killed its process', async () => {
    const house = houseWith({ store: parcels((said) => said === '1 bad').room });
    await say(house.db, '1', 'bad');
    await say(house.db, '1', 'next');
    for (let round = 0; round < 5; round += 1) {
      await deliverNews(house, { most: 3 });
      await hurry();
    }
    expect(await rowsOf()).toMatchObject([
      { tries: 3, dead: true, error: 'not 1 bad' },
      { tries: 0, done: false, dead: false },
    ]);
    await database.db.pool.query(`update news set dead_at = null, due_at = now() where tries = 3`);
    await deliverNews(house, { most: 3 });
    expect(await rowsOf()).toMatchObject([{ tries: 3, dead: true }, { tries: 0 }]);
  });

  it('of a listener that this version lacks is kept for the one that has it', async () => {
    await say(houseWith({ store: parcels().room }).db, '1');
    await deliverNews(houseWith({}));
    const back = parcels();
    await hurry();
    await deliverNews(houseWith({ store: back.room }));
    expect(back.heard).toEqual(['1 SF1']);
  });
});

describe('many at once', () => {
  it('are numbered in the order in which they become true', async () => {
    const house = houseWith({ store: parcels().room });
    const order: string[] = [];
    let second: Promise<void> | undefined;
    await inTransaction(house.db, async (tx) => {
      await tell(tx, 'order.shipped', shipped('1', 'first'));
      second = say(house.db, '1', 'second').then(() => void order.push('second'));
      await say(house.db, '2', 'another subject waits for nobody');
      await sleep(100);
      order.push('first');
    });
    await second;
    expect(order).toEqual(['first', 'second']);
  });

  it('are delivered once each and in order, however many deliver', async () => {
    const { heard, room } = parcels();
    const slow = {
      afterwards: {
        'order.shipped': async (...given: Parameters<(typeof room.afterwards)['order.shipped']>) => {
          await sleep(Math.random() * 4);
          await room.afterwards['order.shipped'](...given);
        },
      },
    };
    const house = houseWith({ store: slow });
    const subjects = ['1', '2', '3', '4', '5'];
    await Promise.all(
      subjects.map((id) =>
        inTransaction(house.db, (tx) => tell(tx, 'order.shipped', ...Array.from({ length: 30 }, (_, nth) => shipped(id, String(nth))))),
      ),
    );
    const workers = Array.from({ length: 4 }, async () => {
      while ((await rowsOf()).some(({ done }) => !done)) await deliverNews(house);
    });
    await Promise.all(workers);
    for (const id of subjects)
      expect(heard.filter((said) => said.startsWith(`${id} `))).toEqual(Array.from({ length: 30 }, (_, nth) => `${id} ${nth}`));
    expect((await rowsOf()).every(({ tries }) => tries === 1)).toBe(true);
    expect(house.news.figures).toEqual({ told: 150, delivered: 150, failed: 0 });
  });
});
