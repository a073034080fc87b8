import { searchApi } from '@mall/contract/search/search.api.ts';
import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({}, 256);

it('finishes gydlq to 高压断路器 in the demo mall', async () => {
  const { data } = await mall.call(searchApi.tips, { query: { keyword: 'gydlq' } });
  expect(data.map((tip) => tip.word)).toEqual(['高压断路器与隔离开关', '高压断路器']);
});
