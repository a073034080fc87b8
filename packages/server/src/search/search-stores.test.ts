import { searchApi } from '@mall/contract/search/search.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
beforeAll(() => buildSmallMall(mall.house.db, 12));

const ids = async (query: object) => {
  const { data, msg } = await mall.call(searchApi.stores, { query });
  if (data === null) throw new Error(msg);
  return { ids: data.storeVOList.map(({ storeId }) => storeId), total: data.totalCount };
};

describe('searching stores', () => {
  it('keeps to stores of one kind, with words and without', async () => {
    expect(await ids({})).toEqual({ ids: ['1', '2'], total: 2 });
    expect(await ids({ kind: 'self' })).toEqual({ ids: ['1'], total: 1 });
    expect(await ids({ kind: 'third', keyword: '交联电缆' })).toEqual({ ids: ['2'], total: 1 });
    expect(await ids({ kind: 'cross' })).toEqual({ ids: [], total: 0 });
  });

  it('refuses a kind that there is not', async () => {
    const { code } = await mall.call(searchApi.stores, { query: { kind: 'foreign' as never } });
    expect(code).not.toBe(200);
  });
});
