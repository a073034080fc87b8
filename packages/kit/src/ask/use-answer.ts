import type { AnyCall, DataOf } from '@mall/contract/kernel/call.ts';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../words/language.ts';
import { type Ask, queryOf } from './ask.ts';

/** A question that has something to stand in. While the language changes the former words stay. */
type Answerable<C extends AnyCall> = Ask<C> & { fallback: DataOf<C> };

export const useAnswer = <C extends AnyCall>(question: Ask<C>, enabled = true): DataOf<C> => {
  const language = useLanguage();
  const options: UseQueryOptions<DataOf<C>> = { ...queryOf(question, language), enabled };
  const { data } = useQuery({ ...options, placeholderData: keepPreviousData as never });
  return (enabled ? data : undefined) ?? (question as Answerable<C>).fallback;
};
