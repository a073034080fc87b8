import { useWords } from '../kernel/words.ts';

const addresses = { brands: '/brands', labels: '/brands/labels' } as const;
type BrandTab = keyof typeof addresses;

/** Brands, and the labels that cards carry. */
export const useBrandTabs = (value: BrandTab) => {
  const t = useWords('catalogue');
  const items = (Object.keys(addresses) as BrandTab[]).map((id) => ({ id, label: t(`tab.${id}`) }));
  return { label: t('brands'), items, value, hrefOf: (tab: BrandTab) => addresses[tab] };
};
