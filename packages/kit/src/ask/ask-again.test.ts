import { orderApi } from '@mall/contract/order/order.api.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ask, keyOf } from './ask.ts';
import { askAgain } from './ask-again.ts';
import { askLater } from './ask-later.ts';

const page = (number: number) => ask(orderApi.page, { query: { page: number, limit: 10 } });

it('makes old what was answered to the named calls, whatever was asked and in every language, and nothing else', async () => {
  const answers = new QueryClient();
  const keys = [keyOf(page(1), 'zh'), keyOf(page(2), 'ru'), keyOf(ask(orderApi.detail, { params: { id: '7' } }), 'zh')];
  for (const key of keys) answers.setQueryData(key, {});
  await askAgain([orderApi.page], answers);
  expect(keys.map((key) => answers.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});

it('leaves alone what stands on the page where that was put right by hand, and reads it when it is next come to', async () => {
  const answers = new QueryClient();
  let read = 0;
  const options = { queryKey: keyOf(page(1), 'zh'), queryFn: () => (read += 1), initialData: 0, staleTime: 60_000 };
  const leave = new QueryObserver(answers, options).subscribe(() => undefined);
  await askLater([orderApi.page], answers);
  expect([read, answers.getQueryState(options.queryKey)?.isInvalidated]).toEqual([0, true]);
  await askAgain([orderApi.page], answers);
  expect(read).toBe(1);
  leave();
});
