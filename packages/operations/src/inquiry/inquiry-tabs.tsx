import { WaitingTabs } from '@mall/counter/frame/waiting-tabs.tsx';
import { useWords } from '../kernel/words.ts';

const screens = { inquiries: '/inquiries', vouchers: '/inquiries/vouchers', blocks: '/inquiries/blocks' } as const;

export function InquiryTabs({ at }: { at: keyof typeof screens }) {
  const t = useWords('inquiry');
  return <WaitingTabs label={t('title')} screens={screens} labelOf={(id) => t(`tab.${id}`)} at={at} />;
}
