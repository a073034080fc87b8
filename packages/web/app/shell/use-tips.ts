import { type SearchTip, searchApi } from '@mall/contract/search/search.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserCall } from '../kernel/browser.ts';
import { useLanguage } from '../kernel/language.ts';

const pause = 150;
const longest = 40;
const none: readonly SearchTip[] = [];

/** What others searched for that begins like this; asked only when the typing pauses. */
export const useTips = (typed: string, wanted: boolean): readonly SearchTip[] => {
  const language = useLanguage();
  const [settled, setSettled] = useState('');
  const keyword = typed.trim().slice(0, longest);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(keyword), pause);
    return () => clearTimeout(timer);
  }, [keyword]);
  const enabled = wanted && settled !== '';
  const { data } = useQuery({
    queryKey: [language, searchApi.tips.path, settled],
    queryFn: ({ signal }) => browserCall(searchApi.tips, { query: { keyword: settled } }, { silent: true, signal }),
    enabled,
    retry: false,
    staleTime: 60_000,
  });
  return (enabled && settled === keyword ? data : undefined) ?? none;
};
