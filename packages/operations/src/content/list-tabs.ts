import { entryKinds } from '@mall/contract/content/entry.rules.ts';
import { useWords } from '../kernel/words.ts';

const others = ['advs', 'campaigns', 'blocks', 'areas', 'site'] as const;
const tabs = ['advs', 'campaigns', ...entryKinds, 'blocks', 'areas', 'site'] as const;
export type ListTab = (typeof tabs)[number];

const addressOf = (tab: ListTab): string =>
  (others as readonly string[]).includes(tab) ? `/content/${tab}` : `/content/lists?kind=${tab}`;

/** Pictures and the short lists that stand on every page. */
export const useListTabs = (value: ListTab) => {
  const t = useWords('content');
  return { label: t('lists.title'), items: tabs.map((id) => ({ id, label: t(`tab.${id}`) })), value, hrefOf: addressOf };
};
