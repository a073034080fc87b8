import { formatTime, readTime } from '@mall/contract/kernel/format.ts';
import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { seckillApi } from '@mall/contract/marketing/seckill.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { countStatements } from '../testing/count-statements.ts';
import { addSession } from '../testing/marketing-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { toldMessages } from '../testing/told-messages.ts';
import { findSeckillHome, listSessionGoods } from './seckill.queries.ts';
import { tellDueReminders } from './tell-due-reminders.ts';

// Without caches, so that a test sees what it just wrote.
const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const ids = { current: '', soon: '', later: '' };
const tokens = { buyer: '', stranger: '' };
const specs = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String(1_000_000 + from + at));

describe('without a session', () => {
  it('the home page still tells the time', async () => {
    const { data } = await mall.call(seckillApi.home);
    expect(data).toMatchObject({ sessionId: null, activityStartDate: null, seckillGoodsList: [], soonTimeSoltList: [] });
    expect(Math.abs(Date.now() - (readTime(data.currentDateStr)?.getTime() ?? 0))).toBeLessThan(5000);
    expect((await mall.call(seckillApi.sessions)).data).toEqual([]);
    expect((await mall.call(seckillApi.currentGoods)).data).toEqual({ list: [], total: 0 });
  });
});

describe('sessions', () => {
  beforeAll(async () => {
    const { db } = mall.house;
    await buildSmallMall(db, 60);
    tokens.buyer = await tokenOf(db, small.members.buyer);
    tokens.stranger = await tokenOf(db, small.members.stranger);
    await addSession(db, { from: -3, until: -1, specIds: specs(1, 3) });
    ids.current = await addSession(db, { from: -1, until: 1, specIds: specs(1, 30) });
    ids.soon = await addSession(db, { from: 1, until: 2, specIds: specs(31, 40) });
    ids.later = await addSession(db, { from: 24, until: 25, specIds: specs(41, 42) });
    await addSession(db, { from: 24 * 5, until: 24 * 5 + 1, specIds: specs(41, 42) });
    await db.pool.query('update seckill_goods set sold = 7 where session_id = $1 and spec_id = 1000002', [ids.current]);
  });

  it('are named on the page of a goods that is in one', async () => {
    const { data } = await mall.call(goodsDetailsApi.details, { query: { specId: '1000002' } });
    const [deal] = data.goodsDetailsVO.specActivityList;
    expect(deal).toMatchObject({ activityType: 3, seckillFlag: 1 });
    expect(deal?.frontSeckillActivityPageDTO).toMatchObject({ sessionId: ids.current, activityPrice: '5.00' });
  });

  it('show the one that runs, its first goods at their price, and those of the next days', async () => {
    const { data } = await mall.call(seckillApi.home);
    expect(data.sessionId).toBe(ids.current);
    expect(data.activityStartDate).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    expect(data.soonTimeSoltList.map((session) => [session.sessionId, session.state])).toEqual([
      [ids.soon, 'soon'],
      [ids.later, 'soon'],
    ]);
    expect(data.seckillGoodsList).toHaveLength(5);
    expect(data.seckillGoodsList[1]).toMatchObject({
      specId: '1000002',
      specSellPrice: '10.02',
      activityPrice: '5.00',
      activityType: 3,
      seckillFlag: 1,
      soldPercent: 70,
      activitySurplusStorage: 3,
      restrictionQuantity: 2,
    });
    const { data: sessions } = await mall.call(seckillApi.sessions, {}, { language: 'en' });
    expect(sessions.map((session) => [session.sessionId, session.state, session.name])).toEqual([
      [ids.current, 'current', '限时秒杀 en'],
      [ids.soon, 'soon', '限时秒杀 en'],
      [ids.later, 'soon', '限时秒杀 en'],
    ]);
  });

  it('page their goods by 25', async () => {
    const first = await mall.call(seckillApi.currentGoods, { query: { sessionId: ids.current } });
    expect([first.data.list.length, first.data.total]).toEqual([25, 30]);
    const second = await mall.call(seckillApi.currentGoods, { query: { page: 2 } });
    expect(second.data.list.map((goods) => goods.specId)).toEqual(specs(26, 30));
    expect((await mall.call(seckillApi.currentGoods, { query: { page: 9 } })).data).toEqual({ list: [], total: 30 });
  });

  it('keep what runs and what is to come apart', async () => {
    expect((await mall.call(seckillApi.currentGoods, { query: { sessionId: ids.soon } })).data.total).toBe(0);
    expect((await mall.call(seckillApi.soonGoods, { query: { sessionId: ids.current } })).data.total).toBe(0);
    const soon = await mall.call(seckillApi.soonGoods);
    expect(soon.data.total).toBe(10);
    expect(soon.data.list[0]).toMatchObject({ sessionId: ids.soon, activityPrice: '5.00', seckillFlag: 2, soldPercent: 0, reminded: 0 });
    expect((await mall.call(seckillApi.soonGoods, { query: { sessionId: '999' } })).data).toEqual({ list: [], total: 0 });
  });

  it('read in a few statements', async () => {
    const { db } = mall.house;
    expect((await countStatements(db, () => findSeckillHome(db, 'zh'))).statements).toHaveLength(3);
    expect((await countStatements(db, () => listSessionGoods(db, 'current', { page: 1, limit: 25 }, 'zh'))).statements).toHaveLength(2);
  });

  it('do not overlap', async () => {
    await expect(addSession(mall.house.db, { from: 0.5, until: 1.5, specIds: [] })).rejects.toMatchObject({ cause: { code: '23P01' } });
  });

  it('never sell more than there is', async () => {
    await expect(mall.house.db.pool.query('update seckill_goods set sold = total + 1')).rejects.toMatchObject({ code: '23514' });
  });

  it('end with the activity', async () => {
    const { db } = mall.house;
    await db.pool.query(`update activity set state = 'closed' where id = (select activity_id from seckill_session where id = $1)`, [
      ids.later,
    ]);
    expect((await mall.call(seckillApi.sessions)).data).toHaveLength(2);
    expect((await mall.call(seckillApi.soonGoods, { query: { sessionId: ids.later } })).data.total).toBe(0);
  });
});

const wanted = () => ({ specId: '1000031', sessionId: ids.soon });

const ask = (query: { specId: string; sessionId: string }) => mall.call(seckillApi.remind, { query }, { token: tokens.buyer });

describe('reminders', () => {
  it('are for members', async () => {
    expect((await mall.call(seckillApi.remind, { query: wanted() })).code).toBe(401);
  });

  it('are noted once, and shown to whoever asked', async () => {
    for (let time = 0; time < 2; time += 1)
      expect((await mall.call(seckillApi.remind, { query: wanted() }, { token: tokens.buyer })).data).toEqual({ reminded: 1 });
    expect((await mall.house.db.pool.query('select member_id::text from seckill_remind')).rows).toEqual([{ member_id: '1' }]);
    const mine = await mall.call(seckillApi.soonGoods, {}, { token: tokens.buyer });
    expect(mine.data.list.filter((goods) => goods.reminded === 1).map((goods) => goods.specId)).toEqual(['1000031']);
    const others = await mall.call(seckillApi.soonGoods, {}, { token: tokens.stranger });
    expect(others.data.list.every((goods) => goods.reminded === 0)).toBe(true);
  });

  it('are refused for what runs already and for what is not in the session', async () => {
    expect((await ask({ specId: '1000001', sessionId: ids.current })).errorCode).toBe('marketing.session_begun');
    expect((await ask({ specId: '1000001', sessionId: ids.soon })).errorCode).toBe('kernel.not_found');
    expect((await ask({ specId: '1000031', sessionId: '999' })).errorCode).toBe('kernel.not_found');
  });

  it('come due when the session begins, once, all goods of a member together', async () => {
    const { db } = mall.house;
    await mall.call(seckillApi.remind, { query: { specId: '1000032', sessionId: ids.soon } }, { token: tokens.buyer });
    const remind = () => inTransaction(db, (tx) => tellDueReminders(tx));
    await remind();
    expect(await toldMessages(mall.house, '1')).toEqual([]);
    await db.pool.query(`update seckill_session set ends_at = now() where id = $1`, [ids.current]);
    await db.pool.query(`update seckill_session set starts_at = now() where id = $1`, [ids.soon]);
    const { rows } = await db.pool.query<{ at: Date }>('select starts_at as at from seckill_session where id = $1', [ids.soon]);
    await remind();
    await remind();
    expect(await toldMessages(mall.house, '1')).toEqual([
      {
        code: 'seckill.begun',
        title: `您关注的 ${formatTime((rows[0] as { at: Date }).at, '{h}:{i}')} 场秒杀已开始`,
        body: '交联电缆 YJV22-31 3×240；交联电缆 YJV22-32 3×240 正在抢购',
        url: `/seckillZone?sessionId=${ids.soon}`,
        act: 'buy',
      },
    ]);
  });
});
