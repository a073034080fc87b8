import { useWords } from '../kernel/words.ts';

const tabs = ['connections', 'failed', 'pushing', 'pushed'] as const;
export type OaTab = (typeof tabs)[number];

const addressOf = (tab: OaTab): string => (tab === 'connections' ? '/oa' : `/oa/pushes?state=${tab}`);

/** Connections, and what goes through them by how far it came. */
export const useOaTabs = (value: OaTab, counts: Partial<Record<OaTab, number>> = {}) => {
  const t = useWords('oa');
  const items = tabs.map((id) => ({ id, label: t(`tab.${id}`), ...(counts[id] !== undefined && { count: counts[id] }) }));
  return { label: t('title'), items, value, hrefOf: addressOf };
};
