import { payApi } from '@mall/contract/payment/payment.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Looks every few seconds how a payment stands in the books of the mall; looking changes nothing there. */
export const usePayStatus = (paySn: string, everyMs: number | false, onPaid: (orderSn: string) => void) => {
  const answers = useQueryClient();
  const status = useQuery({
    queryKey: ['pay-status', paySn],
    queryFn: () => browserCall(payApi.queryStatus, { body: { paySn } }, { silent: true }),
    enabled: everyMs !== false && paySn !== '',
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const paid = useEffectEvent((orderSn: string) => {
    // Counts of the header, order lists and the cashier have all changed.
    void answers.invalidateQueries();
    onPaid(orderSn);
  });
  const orderSn = status.data?.state === 'success' ? (status.data.orderSns[0] ?? '') : undefined;
  useEffect(() => {
    if (orderSn !== undefined) paid(orderSn);
  }, [orderSn]);
  return status;
};

/** Where a payment that has come through is told of. */
export const successAddress = (paySn: string, orderSn: string): string => `/paySuccess?orderSn=${orderSn}&paySn=${paySn}`;
