import { pointApi } from '@mall/contract/marketing/point.api.ts';
import { ask, keyOf } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { reviewReads } from './review.changes.ts';

it('gives points, so what was shown of them before is read again', async () => {
  const answers = new QueryClient();
  const balance = keyOf(ask(pointApi.detail, {}), 'zh');
  answers.setQueryData(balance, { total: 100 });
  await askAgain(reviewReads, answers);
  expect(answers.getQueryState(balance)?.isInvalidated).toBe(true);
});
