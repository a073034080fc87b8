import { type OperatorVoucher, payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { ReasonDialog } from '@mall/kit/act/reason-dialog.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useWords } from '../kernel/words.ts';
import { moneyReads } from './money.reads.ts';

/** A voucher does not hold; the buyer reads why and may hand in another. */
export function RejectVoucherDialog({ voucher, onClose }: { voucher: OperatorVoucher; onClose: () => void }) {
  const t = useWords('money');
  const reject = useCall({
    call: payOperationsApi.rejectVoucher,
    request: (reason: string) => ({ params: { id: voucher.voucherId }, body: { reason } }),
    done: t('voucher.rejected'),
    changes: moneyReads,
  });
  return (
    <ReasonDialog
      title={t('voucher.rejectAsk', { name: voucher.buyerName })}
      text={t('voucher.rejectText')}
      reasons={[t('voucher.reason.unclear'), t('voucher.reason.name'), t('voucher.reason.amount'), t('voucher.reason.used')]}
      words={{ act: t('voucher.reject') }}
      busy={reject.busy}
      onGive={(reason) => void reject.run(reason).then(onClose, () => undefined)}
      onClose={onClose}
    />
  );
}
