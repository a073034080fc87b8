import type { AfterSaleSummary } from '@mall/contract/after-sale/after-sale.api.ts';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.tsx';

type Look = Pick<StatusMarkProps, 'mark' | 'tone'>;
type Shown = Pick<
  AfterSaleSummary,
  'state' | 'arbitrationFlag' | 'dueDate' | 'refuseReason' | 'logisticsCompany' | 'trackingNumber' | 'aftersaleType'
>;

const looks: Record<AfterSaleSummary['state'], Look> = {
  applied: { mark: 'running', tone: 'blue' },
  agreed: { mark: 'open', tone: 'amber' },
  returning: { mark: 'running', tone: 'blue' },
  wait_refund: { mark: 'running', tone: 'blue' },
  wait_resend: { mark: 'running', tone: 'blue' },
  resent: { mark: 'open', tone: 'amber' },
  finished: { mark: 'closed', tone: 'green' },
  cancelled: { mark: 'open', tone: 'grey' },
  closed: { mark: 'open', tone: 'grey' },
  rejected: { mark: 'closed', tone: 'red' },
  refused: { mark: 'closed', tone: 'red' },
};

/** The state of an after-sale in one mark: who must act gives the colour. */
export function AfterSaleStatus({ sale }: { sale: Pick<Shown, 'state' | 'arbitrationFlag'> }) {
  const t = useWords('after-sale');
  if (sale.arbitrationFlag === 1)
    return (
      <StatusMark mark="running" tone="blue">
        {t('state.escalated')}
      </StatusMark>
    );
  return <StatusMark {...looks[sale.state]}>{t(`state.${sale.state}`)}</StatusMark>;
}

/** What follows, by when, or why not; one line. */
export const useStatusNote = (): ((sale: Shown) => string) => {
  const t = useWords('after-sale');
  return (sale) => {
    const date = sale.dueDate?.slice(5, 16) ?? '';
    const parcel = `${sale.logisticsCompany} ${sale.trackingNumber}`;
    if (sale.arbitrationFlag === 1) return t('note.arbitration');
    switch (sale.state) {
      case 'applied':
        return t('note.applied', { date });
      case 'agreed':
        return t('note.agreed', { date });
      case 'returning':
        return parcel;
      case 'wait_refund':
        return t('note.wait_refund');
      case 'wait_resend':
        return t('note.wait_resend');
      case 'resent':
        return t('note.resent', { parcel, date });
      case 'rejected':
      case 'refused':
        return t('note.refused', { reason: sale.refuseReason });
      case 'closed':
        return t('note.closed');
      case 'cancelled':
        return t('note.cancelled');
      case 'finished':
        return t(sale.aftersaleType === 3 ? 'note.exchanged' : 'note.finished');
    }
  };
};
