import { type InquiryState, inquiryStateRows } from '@mall/contract/inquiry/inquiry.machine.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';

/** How an inquiry stands. Nothing of it waits for the mall, so that none is amber here. */
export function InquiryMark({ state }: { state: InquiryState }) {
  const { mark, tone, words } = inquiryStateRows[state];
  return (
    <StatusMark mark={mark} tone={tone === 'amber' ? 'blue' : tone}>
      {words.zh}
    </StatusMark>
  );
}
