import { useWords } from '../kernel/words.ts';

const addresses = { synonyms: '/search-words', plates: '/search-words/plates' } as const;
type WordTab = keyof typeof addresses;

/** What operators teach the search: words, and plates. */
export const useWordTabs = (value: WordTab) => {
  const t = useWords('catalogue');
  const items = (Object.keys(addresses) as WordTab[]).map((id) => ({ id, label: t(`tab.${id}`) }));
  return { label: t('words'), items, value, hrefOf: (tab: WordTab) => addresses[tab] };
};
