import { orderApi } from '@mall/contract/order/order.api.ts';
import { isNamedChannel, payChannelRows } from '@mall/contract/payment/pay-channels.ts';
import { type PayType, payApi } from '@mall/contract/payment/payment.api.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { successAddress, usePayStatus } from './use-pay-status.ts';
import { WaitDialog } from './wait-dialog.tsx';

type Way = PayType['code'];

const start = (paySn: string, way: Way) => {
  if (isNamedChannel(way)) return browserCall(payApi.pc, { body: { paySn, channel: way } });
  return browserCall(payChannelRows[way].bank?.call === 'pcpay' ? payApi.pcpay : payApi.abcpay, { body: { paySn } });
};

/** Goes to where the money is given: another page of the mall, or the bank in a window of its own while this one waits. */
export const usePaying = (paySn: string, onChanged: () => void): { pay: (way: Way) => Promise<void>; busy: boolean; dialog: ReactNode } => {
  const t = useWords('payment');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [bank, setBank] = useState<string>();
  const paid = (orderSn: string) => {
    setBank(undefined);
    toast.ok(t('paid'));
    void navigate(successAddress(paySn, orderSn), { replace: true });
  };
  const status = usePayStatus(paySn, bank === undefined ? false : 3000, paid);

  const putOnQuota = async () => {
    setBusy(true);
    try {
      await browserCall(payApi.credit, { body: { paySn } });
      void askAgain([orderApi.headerInfo]);
      return await navigate(`/finishPay?paySn=${paySn}&payMode=credit`, { replace: true });
    } catch {
      // The call layer has said why; the cashier may look different by now.
      return onChanged();
    } finally {
      setBusy(false);
    }
  };

  const pay = async (way: Way) => {
    const { page } = payChannelRows[way];
    if (way === 'credit') return putOnQuota();
    if (page) return navigate(`${page}?paySn=${paySn}`);
    // Opened by the press itself: after the answer a browser would take it for an unwanted window.
    const tab = window.open('', '_blank');
    setBusy(true);
    try {
      const { payUrl = '', settled } = await start(paySn, way);
      if (settled === 1) {
        tab?.close();
        return await navigate(`/paySuccess?paySn=${paySn}`, { replace: true });
      }
      if (!tab) return window.location.assign(payUrl);
      tab.opener = null;
      tab.location.href = payUrl;
      return setBank(payUrl);
    } catch {
      // The call layer has said why; the cashier may look different by now.
      tab?.close();
      return onChanged();
    } finally {
      setBusy(false);
    }
  };

  const finished = async () => {
    const { data } = await status.refetch();
    if (data?.state === 'failure') {
      setBank(undefined);
      onChanged();
    } else if (data?.state !== 'success') toast.warn(t('wait.notYet'));
  };
  const problem = () => {
    setBank(undefined);
    onChanged();
    toast.info(t('wait.problemText'));
  };
  const dialog = (
    <WaitDialog
      open={bank !== undefined}
      busy={status.isFetching && status.isRefetching}
      payUrl={bank ?? ''}
      onFinished={() => void finished()}
      onProblem={problem}
      onClose={problem}
    />
  );
  return { pay: async (way) => void (await pay(way)), busy, dialog };
};
