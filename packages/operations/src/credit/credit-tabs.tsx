import { WaitingTabs } from '@mall/counter/frame/waiting-tabs.tsx';
import { useWords } from '../kernel/words.ts';

const screens = { applications: '/credit', accounts: '/credit/accounts', reviews: '/credit/reviews' } as const;

export function CreditTabs({ at }: { at: keyof typeof screens }) {
  const t = useWords('credit');
  return <WaitingTabs label={t('title')} screens={screens} labelOf={(id) => t(`tab.${id}`)} at={at} />;
}
