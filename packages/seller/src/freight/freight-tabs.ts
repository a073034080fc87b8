import type { Translate } from '../kernel/words.ts';

const tabs = ['templates', 'goods'] as const;
type Tab = (typeof tabs)[number];

/** Templates, and the goods that go by them. */
export const freightTabs = (t: Translate<'freight'>, value: Tab) => ({
  label: t('title'),
  items: tabs.map((id) => ({ id, label: t(`tab.${id}`) })),
  value,
  hrefOf: (tab: Tab) => (tab === 'goods' ? '/freight/goods' : '/freight'),
});
