import { it } from 'vitest';
import { sharedReader } from './open-page.ts';
import { inspect } from './quality-steps.ts';

const visit = sharedReader();
const pages = [
  '/searchGoodsResult?keyword=电缆',
  '/searchGoodsResult?keyword=电缆&view=table',
  '/searchGoodsResult1?keyword=cable',
  '/proClassification?id=1',
  '/proClassification?id=1&view=table',
  '/proClassification1?id=1',
  '/searchGoodsResult?keyword=zzqxv',
  '/searchShopResult?keyword=电缆',
  '/searchShopResult1',
  '/searchCouponsGoods?couponId=1',
  '/searchCouponsResult?couponId=1&keyword=电缆',
  '/shopProClassification?storeId=1',
  '/interested',
  '/procurementManagement/goodsComp',
  '/procurementManagement/goodsComp?specId=1,8',
  '/goodsDetails?goodsId=1',
  '/goodsDetails?goodsId=2',
  '/goodsDetails?goodsId=2&isGlobal=1&uscTags=3&language=ru',
  '/03-03-01.imageAndWords?goodsId=1',
  '/03-03-02.specifications?goodsId=1',
  '/03-03-03.afterSaleService?goodsId=1',
  '/03-03-04.userEvaluation?goodsId=1',
  '/03-03-05.viewAttrs?goodsId=1',
  '/shopIndex?storeId=1',
  '/shopIndex/index2?storeId=1',
  '/shopEvaluationmore?storeId=1',
  '/evaluationBackupsMore?goodsId=1',
  '/procurementManagement/matchGoods',
  '/internation',
  '/internation/industryOptimization',
  '/internation/purchase',
  '/internation?isGlobal=1&uscTags=3&language=ru',
  '/internation/industryOptimization?isGlobal=1&uscTags=3&language=ru',
  '/internation/purchase?isGlobal=1&uscTags=3&language=ru',
];

it.each(pages)('%s has no serious fault for assistive technology and fits a phone', async (path) => {
  await inspect(await visit(), path);
});

it.each(['/goodsDetails?goodsId=99999999', '/shopIndex?storeId=99999999'])('nor has %s, which is not there', async (path) => {
  await inspect(await visit({ expected: [/status of 404/] }), path);
});
