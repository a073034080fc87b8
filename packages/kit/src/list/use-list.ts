import type { AnyCall, DataOf } from '@mall/contract/kernel/call.ts';
import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Ask, queryOf } from '../ask/ask.ts';
import { useLanguage } from '../words/language.ts';

/** The rows of a list. While another page or filter is asked for, the former rows stay. `enabled: false`: the place makes no sense, nothing is asked. */
export const useList = <C extends AnyCall>(question: Ask<C>, { enabled = true } = {}): UseQueryResult<DataOf<C>> => {
  const language = useLanguage();
  const options: UseQueryOptions<DataOf<C>> = { ...queryOf(question, language), enabled };
  return useQuery({ ...options, placeholderData: keepPreviousData as never });
};
