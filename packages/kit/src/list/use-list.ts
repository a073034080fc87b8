import type { AnyCall, DataOf } from '@mall/contract/kernel/call.ts';
import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Ask, queryOf } from '../ask/ask.ts';
import { useLanguage } from '../words/language.ts';

type Listing<C extends AnyCall> = { enabled?: boolean; everyMs?: (data: DataOf<C> | undefined, failed: boolean) => number };

/** The rows of a list. While another page or filter is asked for, the former rows stay. `enabled: false`: the place makes no sense, nothing is asked. `everyMs`: after how long it is asked again by itself, which may be longer when the last time failed. */
export const useList = <C extends AnyCall>(question: Ask<C>, { enabled = true, everyMs }: Listing<C> = {}): UseQueryResult<DataOf<C>> => {
  const language = useLanguage();
  const options: UseQueryOptions<DataOf<C>> = { ...queryOf(question, language), enabled };
  const again = everyMs && {
    refetchInterval: ({ state }: { state: { data?: DataOf<C> | undefined; status: string } }) =>
      everyMs(state.data, state.status === 'error'),
  };
  return useQuery({ ...options, ...again, placeholderData: keepPreviousData as never });
};
