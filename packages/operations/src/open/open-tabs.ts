import { useWords } from '../kernel/words.ts';

const tabs = ['keys', 'hooks', 'punchout'] as const;
type OpenTab = (typeof tabs)[number];

/** Keys of companies, where they hear news, and by which purchasing systems they come in. */
export const useOpenTabs = (value: OpenTab) => {
  const t = useWords('open');
  const hrefOf = (tab: OpenTab): string => (tab === 'keys' ? '/open' : `/open/${tab}`);
  return { label: t('title'), items: tabs.map((id) => ({ id, label: t(`tab.${id}`) })), value, hrefOf };
};
