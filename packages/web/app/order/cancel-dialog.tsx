import type { OrderSummary } from '@mall/contract/order/order.api.ts';
import { ReasonDialog } from '@mall/kit/act/reason-dialog.tsx';
import { useWords } from '../kernel/words.tsx';

const reasons = ['wrong', 'price', 'address', 'time'] as const;

type Props = { order: OrderSummary; busy: boolean; onCancel: (reason: string) => void; onClose: () => void };

/** Asks why an order is cancelled. */
export function CancelDialog({ order, busy, onCancel, onClose }: Props) {
  const t = useWords('order');
  return (
    <ReasonDialog
      title={t('cancel.ask')}
      text={t('cancel.text', { sn: order.orderSn })}
      reasons={reasons.map((reason) => t(`reason.${reason}`))}
      words={{
        reason: t('cancel.reason'),
        other: t('reason.other'),
        own: t('cancel.own'),
        required: t('cancel.required'),
        long: (most) => t('cancel.long', { most }),
        act: t('act.cancel'),
        back: t('cancel.back'),
      }}
      busy={busy}
      onGive={onCancel}
      onClose={onClose}
    />
  );
}
