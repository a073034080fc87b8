import { type SearchTip, searchApi } from '@mall/contract/search/search.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useSettled } from './use-settled.ts';

const none: readonly SearchTip[] = [];

/** What others searched for that begins like this; asked only when the typing pauses. */
export const useTips = (typed: string, wanted: boolean): readonly SearchTip[] => {
  const language = useLanguage();
  const settled = useSettled(typed);
  const enabled = wanted && settled !== '';
  const { data } = useQuery({
    queryKey: [language, searchApi.tips.path, settled],
    queryFn: ({ signal }) => browserCall(searchApi.tips, { query: { keyword: settled } }, { silent: true, signal }),
    enabled,
    retry: false,
    staleTime: 60_000,
  });
  return (enabled ? data : undefined) ?? none;
};
