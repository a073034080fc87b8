import { id, oneOf } from '@mall/kit/list/place.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useWords } from '../kernel/words.tsx';

const tabs = ['keys', 'hooks'] as const;

/** Keys or subscriptions; with a number what was asked with the one, or sent to the other. */
export const useOpenPlace = () => usePlace({ tab: oneOf(tabs, 'keys'), id });
export type OpenPlace = ReturnType<typeof useOpenPlace>;

export const useOpenTabs = (place: OpenPlace) => {
  const t = useWords('open');
  return {
    label: t('title'),
    items: tabs.map((tab) => ({ id: tab, label: t(`tab.${tab}`) })),
    value: place.at.tab,
    hrefOf: (tab: (typeof tabs)[number]) => place.hrefOf({ tab, id: '' }),
  };
};
