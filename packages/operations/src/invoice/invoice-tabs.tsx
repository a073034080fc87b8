import { WaitingTabs } from '@mall/counter/frame/waiting-tabs.tsx';
import { useWords } from '../kernel/words.ts';

const screens = { invoices: '/invoices', qualifications: '/invoices/qualifications', gateway: '/invoices/gateway' } as const;

export function InvoiceTabs({ at }: { at: keyof typeof screens }) {
  const t = useWords('invoice');
  return <WaitingTabs label={t('title')} screens={screens} labelOf={(id) => t(`tab.${id}`)} at={at} />;
}
