import { CallError } from '@mall/client/call-error.ts';
import type { AnyCall, DataOf } from '@mall/contract/kernel/call.ts';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type Ask, queryOf } from '../ask/ask.ts';
import { browserCall } from '../ask/browser.ts';
import { useLanguage } from '../words/language.ts';

export type Detail<Thing> = {
  readonly state: 'waiting' | 'found' | 'missing' | 'failed';
  readonly thing: Thing | undefined;
  /** When it was answered, for countdowns that begin then. */
  readonly answeredAt: number;
  /** Why it could not be read. */
  readonly error: unknown;
  readonly busy: boolean;
  readonly again: () => void;
};

const isMissing = (error: unknown): boolean => error instanceof CallError && error.errorCode === 'kernel.not_found';

/** One thing that may not be there. `undefined`: the address names none. The page itself says what is wrong, so nothing pops up. `everyMs`: looks again while it is shown. */
export const useDetail = <C extends AnyCall>(question: Ask<C> | undefined, { everyMs }: { everyMs?: number } = {}): Detail<DataOf<C>> => {
  const language = useLanguage();
  const options: UseQueryOptions<DataOf<C>> = question
    ? { ...queryOf(question, language), queryFn: () => browserCall(question.call, question.request, { noPopupMessage: true }) }
    : { queryKey: ['nothing'], enabled: false };
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({ ...options, refetchInterval: everyMs ?? false });
  const stateOf = () => {
    if (!question || isMissing(error)) return 'missing';
    if (error) return 'failed';
    return data === undefined ? 'waiting' : 'found';
  };
  return { state: stateOf(), thing: data, answeredAt: dataUpdatedAt, error, busy: isFetching, again: () => void refetch() };
};
