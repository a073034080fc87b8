type Asking = (
  things: Readonly<Record<'voucherId' | 'refundId' | 'alertId', string>>,
) => { params?: { id: string }; query?: Record<string, string>; body?: Record<string, unknown> }[];

const reason = '看一下';

/** What an operator without the right to money asks of it. */
export const moneyAskings: Readonly<Record<string, Asking>> = {
  'payOperationsApi.confirmVoucher': (t) => [{ params: { id: t.voucherId }, body: { amount: '1.00' } }],
  'payOperationsApi.rejectVoucher': (t) => [{ params: { id: t.voucherId }, body: { reason } }],
  'payOperationsApi.refundDone': (t) => [{ params: { id: t.refundId }, body: { proof: '回单12345678' } }],
  'payOperationsApi.vouchers': (t) => [{ query: { id: t.voucherId } }],
  'payOperationsApi.exportVouchers': (t) => [{ body: { id: t.voucherId } }],
  'payOperationsApi.refunds': (t) => [{ query: { id: t.refundId } }],
  'payOperationsApi.exportRefunds': (t) => [{ body: { id: t.refundId } }],
  'payOperationsApi.alerts': (t) => [{ query: { id: t.alertId } }],
  'payOperationsApi.exportAlerts': (t) => [{ body: { id: t.alertId } }],
};
