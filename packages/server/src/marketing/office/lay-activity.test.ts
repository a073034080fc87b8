import { shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { activityOperationsApi, activitySellerApi } from '@mall/contract/marketing/activity-office.api.ts';
import { couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { GroupBuyInput } from '@mall/contract/marketing/group-buy.rules.ts';
import { seckillOperationsApi, seckillSellerApi } from '@mall/contract/marketing/seckill-office.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSoldGoods } from '../../catalogue/import/sold-goods.queries.ts';
import { placePaid, specOf } from '../../testing/order-steps.ts';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';
import { whileWaiting } from '../../testing/while-waiting.ts';
import { layGroupBuy } from '../group/lay-group-buy.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const db = () => mall.house.db;
const tokens = {} as Record<'seller' | 'operator', string>;
const as = (who: keyof typeof tokens) => ({ token: tokens[who] });
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const begun = (from = 2, until = 8) => ({ name: '活动', startsAt: at(from), endsAt: at(until), budget: null as string | null });
const coupon = (over: object = {}) => ({
  ...begun(),
  scope: 'store' as const,
  targetIds: [],
  threshold: '10.00',
  reduction: '1.00',
  quota: 5,
  perMember: 1,
  validDays: 3,
  ...over,
});
const reduction = (over: object = {}) => ({
  ...begun(),
  scope: 'store' as const,
  targetIds: [],
  steps: [{ threshold: '20.00', reduction: '2.00' }],
  ...over,
});
const deal = (spec: number, over: object = {}) => ({ specId: specOf(spec), price: '5.00', total: 10, restriction: 1, ...over });
const group = (spec: number, over: object = {}) => ({
  ...begun(),
  specId: specOf(spec),
  leastBuyers: 2,
  total: 10,
  restriction: 0,
  steps: [
    { buyers: 1, price: '9.00' },
    { buyers: 3, price: '8.00' },
  ],
  ...over,
});
const addLimited = (goods: object[], over: object = {}) =>
  mall.call(activitySellerApi.addLimited, { body: { ...begun(), goods, ...over } as never }, as('seller'));
const addGroup = (spec: number, over: object = {}) =>
  mall.call(activitySellerApi.addGroup, { body: group(spec, over) as never }, as('seller'));

const addCoupon = (over: object) => mall.call(activitySellerApi.addCoupon, { body: coupon(over) as never }, as('seller'));
const addReduction = (over: object) => mall.call(activitySellerApi.addReduction, { body: reduction(over) as never }, as('seller'));
const addSession = (until: number) =>
  mall.call(seckillOperationsApi.add, { body: { name: '长场', startsAt: at(200), endsAt: at(until) } }, as('operator'));

beforeAll(async () => {
  await buildSmallMall(db(), 20);
  await db().pool.query('update goods set moq = 1');
  tokens.seller = (await addSignedIn(db(), { id: '101', audience: 'seller', storeId: small.stores.own })).token;
  tokens.operator = (await addSignedIn(db(), { id: '104', audience: 'operator' })).token;
});

describe('two at once', () => {
  it('get a spec for one activity alone: who waited is told of the other', async () => {
    const told = await whileWaiting(db(), {
      hold: (tx) => layGroupBuy(tx, small.stores.own, GroupBuyInput.parse(group(2, { name: '先到的拼团' }))),
      come: () => addLimited([deal(2)]),
    });
    expect([told.errorCode, told.msg]).toEqual(['marketing.spec_taken', expect.stringContaining('先到的拼团')]);
  });

  it('leave a price as it is, which an activity has fixed meanwhile', async () => {
    const told = await whileWaiting(db(), {
      hold: (tx) => layGroupBuy(tx, small.stores.own, GroupBuyInput.parse(group(4))),
      come: () => mall.call(shelfApi.change, { body: { specs: [{ specId: specOf(4), price: '8.00' }] } }, as('seller')),
    });
    expect(told.errorCode).toBe('goods.price_fixed');
  });
});

const bySheet = async () => {
  for await (const sold of readSoldGoods(db(), ['6'])) return sold.flatMap(({ specs }) => [...specs.values()].map((spec) => spec.fixed));
  return [];
};

describe('a group buy', () => {
  it('keeps the usual price of its goods until it is over, and says so on the shelf', async () => {
    const { id } = (await addGroup(6)).data;
    const change = () => mall.call(shelfApi.change, { body: { specs: [{ specId: specOf(6), price: '7.00' }] } }, as('seller'));
    const fixedUntil = async () =>
      (await mall.call(shelfApi.specs, { params: { id: '6' } }, as('seller'))).data.map((spec) => spec.fixedUntil);
    expect((await change()).errorCode).toBe('goods.price_fixed');
    expect(await fixedUntil()).toEqual([expect.any(String)]);
    expect(await bySheet()).toEqual([true]);
    await mall.call(activitySellerApi.stop, { params: { id }, body: { reason: '缺货' } }, as('seller'));
    expect(await fixedUntil()).toEqual([null]);
    expect((await change()).errorCode).toBeNull();
  });

  it('has a budget, told beside what it cost', async () => {
    const { id } = (await addGroup(8, { budget: '88.00' })).data;
    const { list } = (await mall.call(activitySellerApi.page, { query: { kind: 'group' } as never }, as('seller'))).data;
    expect(list.find((row) => row.id === id)).toMatchObject({ budget: '88.00', brought: { cost: '0.00' } });
    expect((await addGroup(10, { budget: '0.00' })).errorCode).toBe('marketing.price_wrong');
  });
});

const page = async (id: string) =>
  (await mall.call(activityOperationsApi.page, { query: {} as never }, as('operator'))).data.list.find((row) => row.id === id);
const centre = async (language: 'zh' | 'en' | 'ru') =>
  (await mall.call(couponApi.center, { query: {} as never }, { language })).data.canRecList.map(({ name }) => name);

describe('a name', () => {
  it('in English is what other languages show, and the Chinese one where there is none', async () => {
    const body = coupon({ name: '全场券', scope: 'all', startsAt: at(-1) });
    const { id } = (await mall.call(activityOperationsApi.addCoupon, { body: { ...body, enName: 'Sitewide coupon' } }, as('operator')))
      .data;
    expect(await page(id)).toMatchObject({ name: '全场券', enName: 'Sitewide coupon' });
    expect([await centre('zh'), await centre('en'), await centre('ru')]).toEqual([['全场券'], ['Sitewide coupon'], ['Sitewide coupon']]);
    const bare = (await mall.call(activityOperationsApi.addCoupon, { body: { ...body, name: '另一张' } }, as('operator'))).data;
    expect((await page(bare.id))?.enName).toBe('');
    expect(await centre('ru')).toContain('另一张');
  });

  it('stays in every language as long as nobody changes it, of a session, too', async () => {
    const body = coupon({ name: '后来的券', scope: 'all' });
    const params = (await mall.call(activityOperationsApi.addCoupon, { body: { ...body, enName: 'Later' } }, as('operator'))).data;
    const change = (more: object) =>
      mall.call(activityOperationsApi.changeCoupon, { params, body: { ...body, ...more } as never }, as('operator'));
    await change({ quota: 9 });
    expect((await page(params.id))?.enName).toBe('Later');
    await change({ enName: 'Much later' });
    expect((await mall.call(activityOperationsApi.form, { params }, as('operator'))).data.enName).toBe('Much later');
    await change({ enName: '' });
    expect((await page(params.id))?.enName).toBe('');
    const times = { name: '夜场', startsAt: at(30), endsAt: at(32) };
    const session = (await mall.call(seckillOperationsApi.add, { body: { ...times, enName: 'Night' } }, as('operator'))).data;
    await mall.call(seckillOperationsApi.move, { params: session, body: { ...times, endsAt: at(33) } }, as('operator'));
    expect((await mall.call(seckillOperationsApi.detail, { params: session }, as('operator'))).data.enName).toBe('Night');
  });
});

/** The code of a refusal with the numbers that it names. */
const said = async (told: Promise<{ errorCode: string | null; msg: string }>) => {
  const { errorCode, msg } = await told;
  return [errorCode, ...(msg.match(/\d+/g) ?? [])].join(' ');
};

const limited = (total: number, restriction = 0) => said(addLimited([deal(18, { total, restriction })]));

describe('the least order and the step of the shelf', () => {
  it('hold for what a time-limited buy gives in all and to each', async () => {
    await db().pool.query('update spec set moq = 5, step = 4 where id = $1', [specOf(18)]);
    expect(await limited(6)).toBe('marketing.total_below_least 6 8');
    expect(await limited(10)).toBe('marketing.total_off_step 4 4');
    expect(await limited(40, 4)).toBe('marketing.limit_below_least 4 8 0');
    expect(await limited(40, 10)).toBe('marketing.limit_off_step 4 4');
    const laid = await addLimited([deal(18, { total: 40, restriction: 8 })]);
    expect(laid.errorCode).toBeNull();
    const body = { ...begun(), goods: [deal(18, { total: 6 })] };
    const change = mall.call(activitySellerApi.changeLimited, { params: laid.data, body: body as never }, as('seller'));
    expect(await said(change)).toBe('marketing.total_below_least 6 8');
    await mall.call(activitySellerApi.stop, { params: laid.data, body: { reason: '缺货' } }, as('seller'));
  });

  it('let as many join a group buy as it needs', async () => {
    expect(await said(addGroup(18, { total: 20, leastBuyers: 3 }))).toBe('marketing.total_below_group 20 3 8 24');
    expect(await said(addGroup(18, { total: 26, leastBuyers: 3 }))).toBe('marketing.total_off_step 4 4');
    const laid = await addGroup(18, { total: 24, leastBuyers: 3 });
    expect(laid.errorCode).toBeNull();
    await mall.call(activitySellerApi.stop, { params: laid.data, body: { reason: '缺货' } }, as('seller'));
  });

  it('hold for a session, whoever puts the goods in', async () => {
    const { id } = (await mall.call(seckillOperationsApi.add, { body: { name: '远场', startsAt: at(90), endsAt: at(92) } }, as('operator')))
      .data;
    const goods = deal(18, { total: 6, restriction: 0 });
    expect(await said(mall.call(seckillSellerApi.apply, { body: { sessionId: id, ...goods } as never }, as('seller')))).toBe(
      'marketing.total_below_least 6 8',
    );
    expect(await said(mall.call(seckillOperationsApi.putGoods, { params: { id }, body: goods as never }, as('operator')))).toBe(
      'marketing.total_below_least 6 8',
    );
  });
});

describe('an activity that promises what it cannot keep is refused', () => {
  const down = [
    { buyers: 1, price: '8.00' },
    { buyers: 3, price: '9.00' },
  ];
  const fall = [
    { threshold: '20.00', reduction: '5.00' },
    { threshold: '30.00', reduction: '4.00' },
  ];

  it.each([
    ['name_missing', () => addCoupon({ name: '  ' })],
    ['time_wrong', () => addCoupon({ startsAt: 'morgen' })],
    ['times_wrong', () => addCoupon({ startsAt: at(9) })],
    ['times_wrong', () => addGroup(12, { startsAt: at(9) })],
    ['times_wrong', () => addSession(199)],
    ['session_long', () => addSession(225)],
    ['quota_wrong', () => addCoupon({ quota: 0 })],
    ['per_member_wrong', () => addCoupon({ perMember: 21 })],
    ['valid_days_wrong', () => addCoupon({ validDays: 0 })],
    ['reduction_wrong', () => addCoupon({ threshold: '5.00', reduction: '6.00' })],
    ['targets_missing', () => addCoupon({ scope: 'goods' })],
    ['reduction_steps_wrong', () => addReduction({ steps: fall })],
    ['reduction_steps_wrong', () => addReduction({ steps: [{ threshold: '5.00', reduction: '6.00' }] })],
    ['goods_missing', () => addLimited([])],
    ['spec_busy', () => addLimited([deal(12), deal(12)])],
    ['price_wrong', () => addLimited([deal(12, { price: '0.00' })])],
    ['total_wrong', () => addLimited([deal(12, { total: 0 })])],
    ['restriction_wrong', () => addLimited([deal(12, { restriction: -1 })])],
    ['least_buyers_wrong', () => addGroup(12, { leastBuyers: 1 })],
    ['steps_wrong', () => addGroup(12, { steps: down })],
    ['steps_wrong', () => addGroup(12, { steps: [{ buyers: 2, price: '8.00' }] })],
  ] as const)('marketing.%s', async (code, lay) => {
    expect((await lay()).errorCode).toBe(`marketing.${code}`);
  });

  it('marketing.spec_gone, of goods that are not on sale', async () => {
    await mall.call(shelfApi.takeOff, { body: { goodsIds: ['14'] } }, as('seller'));
    expect((await addLimited([deal(14)])).errorCode).toBe('marketing.spec_gone');
    expect((await addGroup(14)).errorCode).toBe('marketing.spec_gone');
  });

  it('marketing.reason_missing, when it is stopped without a word', async () => {
    const { id } = (await addCoupon({})).data;
    const stop = (reason: string) => mall.call(activitySellerApi.stop, { params: { id }, body: { reason } }, as('seller'));
    expect((await stop(' ')).errorCode).toBe('marketing.reason_missing');
    expect((await stop('印错了')).errorCode).toBeNull();
  });

  it('marketing.below_sold, of a session with less stock than it sold', async () => {
    const session = { name: '正在抢', startsAt: at(-1), endsAt: at(1) };
    const { id } = (await mall.call(seckillOperationsApi.add, { body: session }, as('operator'))).data;
    const put = (total: number) =>
      mall.call(seckillOperationsApi.putGoods, { params: { id }, body: deal(16, { total, restriction: 0 }) as never }, as('operator'));
    expect((await put(10)).errorCode).toBeNull();
    await placePaid(db(), small.members.buyer, { lines: [{ specId: specOf(16), num: 3 }] });
    expect((await put(2)).errorCode).toBe('marketing.below_sold');
    expect((await put(3)).errorCode).toBeNull();
  });
});
