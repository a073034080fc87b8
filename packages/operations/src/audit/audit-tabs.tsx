import { WaitingTabs } from '@mall/counter/frame/waiting-tabs.tsx';
import { useWords } from '../kernel/words.ts';

const screens = { companies: '/audits', stores: '/audits/stores' } as const;

export function AuditTabs({ at }: { at: keyof typeof screens }) {
  const t = useWords('audit');
  return <WaitingTabs label={t('title')} screens={screens} labelOf={(id) => t(`tab.${id}`)} at={at} />;
}
