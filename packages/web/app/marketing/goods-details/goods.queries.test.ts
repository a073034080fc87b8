import type { GoodsDetails } from '@mall/contract/marketing/goods-details.api.ts';
import { expect, test } from 'vitest';
import { goodsParts } from './goods.queries.ts';

const details = { goodsDetailsVO: { id: '11', goodsId: '1', goodsVO: { storeId: '5', gcId: '3', secondGcId: '2' } } } as GoodsDetails;
const askedAt = (search: string) => goodsParts({ search: new URLSearchParams(search) }, details).similar.request;

test('a cross-border page asks for similar goods that are sold abroad, of the class above', () => {
  expect(askedAt('goodsId=1&isGlobal=1')).toEqual({ query: { gcId: '2', limit: 16, source: 'cross' } });
  expect(askedAt('goodsId=1')).toEqual({ query: { gcId: '3', limit: 16 } });
});
