import type { AnyCall, DataOf } from '@mall/contract/kernel/call.ts';
import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { useLanguage } from '../words/language.ts';
import { type Ask, queryOf } from './ask.ts';

type Answers<C extends AnyCall> = {
  /** In the order of the questions, once all have come. */
  data: DataOf<C>[] | undefined;
  isError: boolean;
  again: () => void;
};

/** Several questions of one kind, where the reader chose how many. */
export const useAnswers = <C extends AnyCall>(questions: readonly Ask<C>[]): Answers<C> => {
  const language = useLanguage();
  return useQueries({
    queries: questions.map((question): UseQueryOptions<DataOf<C>> => queryOf(question, language)),
    combine: (found) => ({
      data: found.every(({ data }) => data !== undefined) ? found.map(({ data }) => data as DataOf<C>) : undefined,
      isError: found.some(({ isError }) => isError),
      again: () => {
        for (const { isError, refetch } of found) if (isError) void refetch();
      },
    }),
  });
};
