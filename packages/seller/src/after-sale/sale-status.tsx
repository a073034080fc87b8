import type { SellerAfterSaleSummary } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';

type Look = Pick<StatusMarkProps, 'mark' | 'tone'>;

const mine: Look = { mark: 'open', tone: 'amber' };
const others: Look = { mark: 'running', tone: 'blue' };
const looks: Readonly<Record<SellerAfterSaleSummary['state'], Look>> = {
  applied: mine,
  agreed: others,
  returning: mine,
  wait_refund: others,
  wait_resend: mine,
  resent: others,
  finished: { mark: 'closed', tone: 'green' },
  cancelled: { mark: 'open', tone: 'grey' },
  closed: { mark: 'open', tone: 'grey' },
  rejected: { mark: 'closed', tone: 'grey' },
  refused: { mark: 'closed', tone: 'grey' },
};

/** The state of an after-sale as its store sees it: what the store must do is amber. */
export function SaleStatus({ sale: { state, arbitrationFlag } }: { sale: Pick<SellerAfterSaleSummary, 'state' | 'arbitrationFlag'> }) {
  const t = useWords('after-sale');
  if (arbitrationFlag === 1) return <StatusMark {...others}>{t('state.mall')}</StatusMark>;
  return <StatusMark {...looks[state]}>{t(`state.${state}`)}</StatusMark>;
}
