import { useWords } from '../kernel/words.ts';

const addresses = { partners: '/doors', entries: '/doors/entries', identities: '/doors/identities' } as const;
type DoorTab = keyof typeof addresses;

/** Who says to the mall who comes in: partners, what came of it, and companies' own identity providers. */
export const useDoorTabs = (value: DoorTab) => {
  const t = useWords('doors');
  const items = (Object.keys(addresses) as DoorTab[]).map((id) => ({ id, label: t(`tab.${id}`) }));
  return { label: t('title'), items, value, hrefOf: (tab: DoorTab) => addresses[tab] };
};
