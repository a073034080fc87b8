import type { OffShelf } from '@mall/contract/catalogue/goods.api.ts';
import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { groupBuyApi } from '@mall/contract/marketing/group-buy.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { addGroupBuy } from '../testing/marketing-steps.ts';
import { specOf } from '../testing/order-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const run = (text: string) => mall.house.db.pool.query(text);
const six = (zh: string, en: string) => JSON.stringify({ zh, en, fra: en, spa: en, pt: en, ru: en });
const details = (query: object, as = {}) => mall.call(goodsDetailsApi.details, { query }, as);

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 12);
  await run(`insert into goods_detail (goods_id, description, standards, packing) values (2, '<p>好</p>', '{GB/T 1}', '木箱')`);
  await run(`update goods_detail set words = '{"ru": {"description": "<p>хорошо</p>", "packing": "ящик", "afterSales": "гарантия"}}'`);
  await run(
    `update store set en_company_name = 'Nengdian Co., Ltd.', licence = '{"address": "天津", "unifiedCode": "9112"}', en_licence = '{"address": "Tianjin"}' where id = 1`,
  );
  await run(`update goods_detail set video = '/uploads/0123456789abcdef0123456789abcdef'`);
  await run(`update goods set invoice_types = '{electronic_normal,paper_normal}' where id = 2`);
  await run(`update goods_class set description = '<p>类</p>', after_sales = '类售后', certificates = '{CCC}' where id in (3, 4)`);
  await run(`insert into spec (id, goods_id, price_fen, market_fen, lead_days, sort, item_number, name, axis, axis_line, picture) values
    (21, 2, 2000, 2600, 0, 1, 'ITEM-2-1', '交联电缆 3×300', '{"截面":"3×300","盘长":"500"}', '3×300 500', '/media/goods/other.svg'),
    (22, 2, 3000, null, 0, 2, 'ITEM-2-2', '停售', '{"截面":"3×400","盘长":"500"}', '3×400 500', '/media/goods/cable.svg')`);
  await run(`update spec set state = 'off' where id = 22`);
  await run(`update spec set axis = '{"截面":"3×240","盘长":"500"}' where id = 1000002`);
  await run(`insert into attribute (id, class_id, names, facet, in_name, drives_spec, sort) values
    (1, 3, '${six('截面', 'Section')}', true, true, true, 2), (2, 3, '${six('材质', 'Material')}', true, true, false, 1), (3, 3, '${six('盘长', 'Drum')}', true, true, true, 3)`);
  await run(
    `insert into attribute_value (id, attribute_id, value, sort) values (1, 1, '3×240', 1), (2, 1, '3×300', 2), (3, 2, '铜', 1), (4, 3, '500', 1)`,
  );
  await run(`insert into goods_attribute (goods_id, attribute_id, value_id) values (2, 1, 1), (2, 1, 2), (2, 2, 3), (2, 3, 4)`);
  await run(`insert into label (id, key, names, tone) values (1, 'fresh', '${six('新品', 'New')}', 'blue')`);
  await run(`insert into goods_label values (2, 1)`);
  await run(`insert into spec_price_break (spec_id, min_num, price_fen) values (1000002, 100, 902), (1000002, 50, 952)`);
  await run(`update goods set state = 'off' where id = 10`);
  await run(`update goods set state = 'draft' where id = 8`);
  await run(`update goods set store_id = 3 where id = 9`);
});

describe('a goods page', () => {
  it('tells its long texts and its store in the language asked for, and in Chinese where there are none', async () => {
    const [ru, fra] = [await details({ goodsId: '2' }, { language: 'ru' }), await details({ goodsId: '2' }, { language: 'fra' })];
    expect(ru.data.goodsDetailsVO.goodsVO).toMatchObject({ description: '<p>хорошо</p>', packing: 'ящик', afterSales: 'гарантия' });
    expect(ru.data.storeCard).toMatchObject({ name: 'Nengdian', companyName: 'Nengdian Co., Ltd.' });
    expect(fra.data.goodsDetailsVO.goodsVO).toMatchObject({ description: '<p>好</p>', packing: '木箱', afterSales: '类售后' });
  });

  it('shows the cheapest spec of a goods with its sisters, within six statements', async () => {
    const { result, statements } = await countStatements(mall.house.db, () => details({ goodsId: '2' }));
    const { goodsDetailsVO: shown, goodsSpecList, specAttrMap, storeCard, ...rest } = result.data;
    expect(shown).toMatchObject({
      id: '1000002',
      goodsId: '2',
      specSellPrice: '10.02',
      taxOutPrice: '8.87',
      taxRate: 13,
      specStorage: 60,
      leadDays: 3,
      minOrderQuantity: 5,
      couponsFlag: 0,
      reduceFlag: 0,
      specActivityList: [],
      activityType: 0,
      seckillFlag: 0,
      favNum: 0,
    });
    expect(shown.goodsVO).toMatchObject({
      brandName: '津缆',
      firstGcName: '电线电缆',
      gcName: '高压断路器',
      description: '<p>好</p>',
      standards: ['GB/T 1'],
      certificates: [],
      afterSales: '类售后',
      packing: '木箱',
      pictures: ['/media/goods/cable.svg', '/media/goods/other.svg'],
      video: '/uploads/0123456789abcdef0123456789abcdef',
      invoiceTypes: ['electronic_normal'],
      labels: [{ id: '1', key: 'fresh', name: '新品', tone: 'blue' }],
      attributes: [
        { name: '材质', value: '铜' },
        { name: '截面', value: '3×240' },
        { name: '盘长', value: '500' },
      ],
    });
    expect(goodsSpecList.map((spec) => [spec.id, spec.axis, spec.specSellPrice, spec.marketPrice])).toEqual([
      ['1000002', { 截面: '3×240', 盘长: '500' }, '10.02', undefined],
      ['21', { 截面: '3×300', 盘长: '500' }, '20.00', '26.00'],
    ]);
    expect(goodsSpecList.map((spec) => spec.priceBreaks)).toEqual([
      [
        { minNum: 50, price: '9.52' },
        { minNum: 100, price: '9.02' },
      ],
      [],
    ]);
    expect(specAttrMap).toEqual({ 截面: ['3×240', '3×300'], 盘长: ['500'] });
    expect(Object.keys(specAttrMap)).toEqual(['截面', '盘长']);
    expect(storeCard).toMatchObject({ storeId: '1', goodsCount: 4, peerScore: { goodsScore: '5.0' } });
    expect(rest).toEqual({ loginFlag: 0, levelId: '0' });
    expect(statements.length).toBeLessThanOrEqual(6);
  });

  it('shows the spec that is asked for; one of another goods or no longer sold gives way', async () => {
    expect((await details({ goodsId: '2', specId: '21' })).data.goodsDetailsVO).toMatchObject({ id: '21', specSellPrice: '20.00' });
    expect((await details({ specId: '21' })).data.goodsDetailsVO).toMatchObject({ id: '21', goodsId: '2' });
    expect((await details({ goodsId: '2', specId: '1000004' })).data.goodsDetailsVO.id).toBe('1000002');
    expect((await details({ goodsId: '2', specId: '22', isGlobal: '1' })).data.goodsDetailsVO.id).toBe('1000002');
  });

  it('speaks the visitor’s language and knows who asks', async () => {
    const token = await tokenOf(mall.house.db, small.members.bigBuyer);
    const { data } = await details({ goodsId: '2', specId: '21' }, { token, language: 'en' });
    expect(data).toMatchObject({ loginFlag: 1, levelId: '2', specAttrMap: { Section: ['3×240', '3×300'] } });
    expect(data.goodsDetailsVO.specName).toBe('XLPE cable YJV22-2 3×300 500');
    expect(data.goodsSpecList[1]?.axis).toEqual({ Section: '3×300', Drum: '500' });
    expect(data.goodsDetailsVO.unit).toBe('m');
    expect(data.goodsDetailsVO.goodsVO.attributes[0]).toEqual({ name: 'Material', value: 'copper' });
    const own = await tokenOf(mall.house.db, small.members.buyer);
    expect((await details({ goodsId: '2' }, { token: own })).data.levelId).toBe('1');
  });

  it('refuses what was never there, and apart from it what was taken off, with something to choose instead', async () => {
    for (const goodsId of ['999', '8']) expect((await details({ goodsId })).errorCode).toBe('goods.not_found');
    expect((await details({ specId: '999' })).errorCode).toBe('goods.not_found');
    expect((await details({})).code).toBe(505);
    const off = await details({ goodsId: '10' });
    expect(off).toMatchObject({ code: 505, errorCode: 'goods.off_shelf', msg: '商品已下架，请选择其他商品' });
    const instead = off.data as unknown as OffShelf;
    expect(instead).toMatchObject({ goodsId: '10', gcId: '3', gcName: '高压断路器', picture: '/media/goods/cable.svg' });
    expect(instead.similar.map((card) => card.goodsId)).toEqual(['12', '6', '4', '2']);
    // Nothing of the class is sold abroad.
    expect((await details({ goodsId: '10' }, { language: 'ru' })).data).toMatchObject({ goodsId: '10', similar: [] });
    expect((await details({ goodsId: '9' })).errorCode).toBe('goods.off_shelf');
  });
});

describe('activities', () => {
  it('lay their price over the spec and tell their limits', async () => {
    await run(`insert into activity (id, activity_type, names, scope, starts_at, ends_at) values
      (1, 5, '${six('限时购', 'Sale')}', 'all', now() - interval '1 hour', now() + interval '1 hour'),
      (2, 2, '${six('满减', 'Full reduction')}', 'class', now() - interval '1 hour', now() + interval '1 hour'),
      (3, 1, '${six('店铺券', 'Coupon')}', 'store', now() - interval '1 hour', now() + interval '1 hour'),
      (4, 2, '${six('过期', 'Over')}', 'all', now() - interval '2 hour', now() - interval '1 hour')`);
    await run(`insert into activity_target values (2, 1), (3, 1)`);
    await run(
      `insert into coupon (id, threshold_fen, reduction_fen, quota, valid_from, valid_until) values (3, 1000, 100, 1, now(), now() + interval '1 day')`,
    );
    await run(
      `insert into time_limited_goods (activity_id, spec_id, price_fen, total, sold, restriction) values (1, 21, 1500, 100, 40, 20)`,
    );
    await run(
      `insert into activity_price (activity_type, activity_ref, spec_id, price_fen, starts_at, ends_at) values (5, 1, 21, 1500, now() - interval '1 hour', now() + interval '1 hour')`,
    );
    const { data } = await details({ goodsId: '2', specId: '21' });
    expect(data.goodsDetailsVO).toMatchObject({
      activityPrice: '15.00',
      activityType: 5,
      seckillFlag: 1,
      couponsFlag: 1,
      reduceFlag: 1,
      specSellPrice: '20.00',
    });
    expect(
      data.goodsDetailsVO.specActivityList.map((one) => [
        one.activityType,
        one.name,
        one.activityPrice,
        one.restrictionQuantity,
        one.activitySurplusStorage,
        one.seckillFlag,
      ]),
    ).toEqual([
      [5, '限时购', '15.00', 20, 60, 1],
      [2, '满减', undefined, 0, 0, 0],
    ]);
    const [deal, reduction] = data.goodsDetailsVO.specActivityList;
    expect(deal?.frontSeckillActivityPageDTO).toEqual({
      sessionId: null,
      activityPrice: '15.00',
      activityStartDate: deal?.activityStartDate,
      activityEndDate: deal?.activityEndDate,
      currentDateStr: deal?.currentDateStr,
    });
    expect(reduction?.frontSeckillActivityPageDTO).toBeNull();
    const sister = (await details({ goodsId: '2' })).data;
    expect(sister.goodsDetailsVO.activityPrice).toBeUndefined();
    expect(sister.goodsSpecList[1]?.activityPrice).toBe('15.00');
    // The coupon is of store 1 only; when all are given out there is none to pick up.
    expect((await details({ goodsId: '1' })).data.goodsDetailsVO.couponsFlag).toBe(0);
    await run('update coupon set received = 1');
    expect((await details({ goodsId: '2' })).data.goodsDetailsVO.couponsFlag).toBe(0);
  });

  it('that begin later today are announced without their price', async () => {
    await run(`update activity set starts_at = now() + interval '1 second', ends_at = now() + interval '3 hours' where id = 1`);
    await run(`update activity_price set starts_at = now() + interval '1 second', ends_at = now() + interval '3 hours'`);
    const { data } = await details({ goodsId: '2', specId: '21' });
    expect(data.goodsDetailsVO).toMatchObject({ activityType: 5, seckillFlag: 2 });
    expect(data.goodsDetailsVO.specActivityList[0]?.seckillFlag).toBe(2);
    expect(data.goodsDetailsVO.activityPrice).toBeUndefined();
  });
});

describe('a group buy on a goods page', () => {
  it('tells its steps and who has paid, while the usual price stays', async () => {
    await mall.owner.query('alter table activity alter column id restart with 1000');
    const groupId = await addGroupBuy(mall.house.db, { specId: specOf(7), leastBuyers: 4 });
    const { data } = await mall.call(goodsDetailsApi.details, { query: { specId: specOf(7) } as never });
    expect(data.goodsDetailsVO).toMatchObject({ specSellPrice: '10.07', activityType: 0, seckillFlag: 0 });
    expect(data.goodsDetailsVO.specActivityList.filter(({ activityType }) => activityType === 4)).toMatchObject([
      {
        activityType: 4,
        activityPrice: '8.00',
        groupBuy: { groupId, buyers: 0, leastBuyers: 4, groupPrice: '8.00', activitySurplusStorage: 20 },
      },
    ]);
    const { list } = (await mall.call(groupBuyApi.goods, { query: {} as never })).data;
    expect(list).toMatchObject([{ groupId, groupState: 'running', activityType: 4, groupPrice: '8.00', specSellPrice: '10.07' }]);
  });
});
