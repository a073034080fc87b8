import type { OperatorAfterSaleSummary } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';

type Look = Pick<StatusMarkProps, 'mark' | 'tone'>;
type Sale = Pick<OperatorAfterSaleSummary, 'state' | 'arbitrationFlag' | 'refundStarted'>;

const mine: Look = { mark: 'open', tone: 'amber' };
const others: Look = { mark: 'running', tone: 'blue' };
const over: Look = { mark: 'closed', tone: 'grey' };
const looks: Readonly<Record<Sale['state'], Look>> = {
  applied: others,
  agreed: others,
  returning: others,
  wait_refund: mine,
  wait_resend: others,
  resent: others,
  finished: { mark: 'closed', tone: 'green' },
  cancelled: { mark: 'open', tone: 'grey' },
  closed: { mark: 'open', tone: 'grey' },
  rejected: over,
  refused: over,
};

/** The state of an after-sale as the mall sees it: what the mall must do is amber. */
export function SaleStatus({ sale: { state, arbitrationFlag, refundStarted } }: { sale: Sale }) {
  const t = useWords('after-sale');
  if (arbitrationFlag === 1) return <StatusMark {...mine}>{t('state.decide')}</StatusMark>;
  if (state === 'wait_refund' && refundStarted === 1) return <StatusMark {...others}>{t('state.refunding')}</StatusMark>;
  return <StatusMark {...looks[state]}>{t(`state.${state}`)}</StatusMark>;
}
