import { orderApi } from '@mall/contract/order/order.api.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ask, keyOf } from './ask.ts';
import { askAgain } from './ask-again.ts';

const page = (number: number) => ask(orderApi.page, { query: { page: number, limit: 10 } });

it('makes old what was answered to the named calls, whatever was asked and in every language, and nothing else', async () => {
  const answers = new QueryClient();
  const keys = [keyOf(page(1), 'zh'), keyOf(page(2), 'ru'), keyOf(ask(orderApi.detail, { params: { id: '7' } }), 'zh')];
  for (const key of keys) answers.setQueryData(key, {});
  await askAgain([orderApi.page], answers);
  expect(keys.map((key) => answers.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
