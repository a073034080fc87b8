import type { AnyCall } from '@mall/contract/kernel/call.ts';
import type { QueryClient } from '@tanstack/react-query';
import { answersTo } from './answers-to.ts';
import { browserQueries } from './browser.ts';

/** What was answered to these calls is old now, in every language: what stands on the page is read again, the rest when it is next shown. */
export const askAgain = (calls: readonly AnyCall[], answers: QueryClient = browserQueries()): Promise<void> =>
  answers.invalidateQueries(answersTo(calls));
