import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type Ask, keyOf } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recommendPage } from './home.queries.ts';
import { gatherPages, isCompleted, type Recommended } from './recommended.rules.ts';

/** Which list: the mall's, or that of a zone. */
export type RecommendPages = (page: number) => Ask<AnyCall>;

type RecommendedGoods = Recommended<GoodsCard> & { readonly more: () => void; readonly busy: boolean; readonly failed: boolean };

/**
 * Recommended goods, page after page. The page itself brings the first, so it is sent once; what was loaded stays with the
 * answers of the browser, so going back finds the same length and the scroll its place.
 */
export const useRecommended = (first: PageOf<GoodsCard>, pages: RecommendPages = recommendPage): RecommendedGoods => {
  const language = useLanguage();
  const { data, fetchNextPage, isFetching, isFetchNextPageError } = useInfiniteQuery({
    queryKey: [...keyOf(pages(1), language), 'all'],
    queryFn: ({ pageParam }) => {
      const { call, request } = pages(pageParam);
      // Silent: the end of the list says itself that it failed, and offers to try again.
      return browserCall(call, request, { silent: true }) as Promise<PageOf<GoodsCard>>;
    },
    initialPageParam: 1,
    initialData: { pages: [first], pageParams: [1] },
    getNextPageParam: (answer, _, page) => (isCompleted(page, answer) ? undefined : page + 1),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const state = useMemo(() => gatherPages(data.pages), [data.pages]);
  const more = () => {
    if (!isFetching && !state.completed) void fetchNextPage();
  };
  return { ...state, more, busy: isFetching, failed: isFetchNextPageError };
};
