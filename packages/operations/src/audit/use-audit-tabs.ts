import { useWaitingTabs } from '@mall/counter/frame/use-waiting-tabs.ts';
import { useWords } from '../kernel/words.ts';

const screens = {
  companies: '/audits',
  stores: '/audits/stores',
  papers: '/audits/papers',
  goods: '/audits/goods',
  shelf: '/audits/shelf',
} as const;
export type AuditTab = keyof typeof screens;

/** What the mall looks at before it is seen, and what it has let in. */
export const useAuditTabs = (at: AuditTab) => {
  const t = useWords('audit');
  return useWaitingTabs({ label: t('title'), screens, labelOf: (id) => t(`tab.${id}`), at });
};
