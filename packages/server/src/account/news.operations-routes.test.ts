import { newsOperationsApi } from '@mall/contract/account/news-operations.api.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, openDb } from '../kernel/db.ts';
import { deliverNews } from '../kernel/deliver-news.ts';
import { openNews, tell } from '../kernel/news.ts';
import { exportedRows } from '../testing/exported-rows.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
let token = '';
let broken = true;
const heard: string[] = [];

const listening = () => {
  const news = openNews({
    store: {
      afterwards: {
        'payment.voucher_rejected': async (_house, { payload }) => {
          if (broken && payload.reason === 'first') throw new Error('the other side is away');
          heard.push(payload.reason);
        },
      },
    },
  });
  return { ...mall.house, news, db: openDb(mall.house.db.pool, news.hear) };
};

/** Two news of one payment, of which the first has died. */
const letDie = async () => {
  const house = listening();
  const told = { memberId: '1', paySn: '9' };
  await inTransaction(house.db, (tx) => tell(tx, 'payment.voucher_rejected', { ...told, reason: 'first' }, { ...told, reason: 'second' }));
  await deliverNews(house, { most: 1 });
  return house;
};
const dead = async () => (await mall.call(newsOperationsApi.dead, { query: {} as never }, { token })).data;
const idOf = async () => (await dead()).list[0]?.newsId ?? '';

beforeEach(async () => {
  await mall.owner.query('truncate news');
  token = (await addSignedIn(mall.house.db, { audience: 'operator' })).token;
  broken = true;
  heard.length = 0;
});

describe('dead letters', () => {
  it('are found by word and day, and exported as they are listed', async () => {
    await letDie();
    const found = async (query: object) => (await mall.call(newsOperationsApi.dead, { query: query as never }, { token })).data.total;
    expect([await found({ word: 'SIDE is' }), await found({ word: 'payment:9' }), await found({ word: 'nothing' })]).toEqual([1, 1, 0]);
    expect([await found({ to: '2001-01-01' }), await found({ from: '2001-01-01' }), await found({ id: await idOf() })]).toEqual([0, 1, 1]);
    const [, ...rows] = await exportedRows(mall, mall.call(newsOperationsApi.export, { body: { word: 'payment' } }, { token }), token);
    expect(rows.map((row) => row.slice(2, 5))).toEqual([['payment.voucher_rejected', 'payment:9', 'store']]);
  });

  it('are shown to the operator, with what waits behind them', async () => {
    await letDie();
    expect(await dead()).toMatchObject({
      total: 1,
      list: [
        {
          name: 'payment.voucher_rejected',
          listener: 'store',
          subject: 'payment:9',
          tries: 1,
          error: 'the other side is away',
          waiting: 1,
        },
      ],
    });
  });

  it('are delivered when he has them tried again, and then what waited', async () => {
    const house = await letDie();
    const id = await idOf();
    broken = false;
    expect(await deliverNews(house)).toBe(0);
    expect((await mall.call(newsOperationsApi.retry, { params: { id } }, { token })).code).toBe(200);
    await deliverNews(house);
    expect([heard, (await dead()).total]).toEqual([['first', 'second'], 0]);
    expect((await mall.call(newsOperationsApi.retry, { params: { id } }, { token })).errorCode).toBe('kernel.not_found');
  });

  it('are passed over when he says so', async () => {
    const house = await letDie();
    const id = await idOf();
    expect((await mall.call(newsOperationsApi.drop, { params: { id } }, { token })).code).toBe(200);
    await deliverNews(house);
    expect([heard, (await dead()).total]).toEqual([['second'], 0]);
    expect((await mall.call(newsOperationsApi.drop, { params: { id } }, { token })).errorCode).toBe('kernel.not_found');
  });

  it('are nobody else’s business', async () => {
    await letDie();
    const id = await idOf();
    const buyer = (await addSignedIn(mall.house.db)).token;
    const keeper = await addSignedIn(mall.house.db, { audience: 'operator', roles: ['mall_service'] });
    for (const as of [{ token: buyer }, { token: keeper.token }])
      for (const answer of [
        await mall.call(newsOperationsApi.dead, { query: {} as never }, as),
        await mall.call(newsOperationsApi.retry, { params: { id } }, as),
        await mall.call(newsOperationsApi.drop, { params: { id } }, as),
      ])
        expect(answer.errorCode).toBe('kernel.no_permission');
    expect((await mall.call(newsOperationsApi.dead)).code).toBe(401);
    expect((await dead()).total).toBe(1);
  });
});
