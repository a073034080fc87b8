import type { AnyCall } from '@mall/contract/kernel/call.ts';
import type { QueryClient } from '@tanstack/react-query';
import { answersTo } from './answers-to.ts';
import { browserQueries } from './browser.ts';

/** As `askAgain`, where the page has already put right what it shows: everything is read when it is next come to. */
export const askLater = (calls: readonly AnyCall[], answers: QueryClient = browserQueries()): Promise<void> =>
  answers.invalidateQueries({ ...answersTo(calls), refetchType: 'none' });
