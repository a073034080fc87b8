import { searchApi } from '@mall/contract/search/search.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../shell/use-settled.ts';

export type SpecFilterState = {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Undefined while nothing is asked for. */
  readonly specIds: ReadonlySet<string> | undefined;
};

/** The rows of the matrix by the words and figures that the search reads, too. */
export const useSpecFilter = (goodsId: string): SpecFilterState => {
  const [typed, type] = useState('');
  const keyword = useSettled(typed);
  const { data } = useQuery({
    queryKey: [searchApi.specs.path, goodsId, keyword],
    queryFn: ({ signal }) => browserCall(searchApi.specs, { query: { goodsId, keyword } }, { silent: true, signal }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { typed, type, specIds: typed.trim() === '' || !data ? undefined : new Set(data.specIds) };
};
