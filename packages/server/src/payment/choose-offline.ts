import type { OfflinePay } from '@mall/contract/payment/payment.api.ts';
import type { Config } from '../kernel/config.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { extendPayDeadline } from '../order/extend-pay-deadline.ts';
import { findVoucher } from './offline.queries.ts';
import { keepPayRequest, requirePayScope } from './pay-scope.ts';
import { requireOffline } from './pay-types.ts';
import { readToPay } from './payment.queries.ts';
import { requirePayables } from './reserve-attempt.ts';

type Account = Pick<Config, 'PAY_ACCOUNT_NAME' | 'PAY_ACCOUNT_BANK' | 'PAY_ACCOUNT_NO' | 'PAY_OFFLINE_HOURS'>;

/** Bank transfer is chosen: the orders get the time that a transfer takes, counted from when they were placed. */
export const chooseOffline = async (tx: Tx, side: BuyerSide, paySn: string, config: Account): Promise<OfflinePay> => {
  const scope = await requirePayScope(tx, side, paySn);
  const closed = await requireOffline(tx, side, paySn);
  if (closed) throw closed;
  const payables = await requirePayables(tx, scope);
  await keepPayRequest(tx, side, scope);
  const ids = payables.map(({ id }) => id);
  await extendPayDeadline(tx, ids, config.PAY_OFFLINE_HOURS, 'placed');
  return {
    ...(await readToPay(tx, scope)),
    account: {
      accountName: config.PAY_ACCOUNT_NAME,
      bankName: config.PAY_ACCOUNT_BANK,
      accountNo: config.PAY_ACCOUNT_NO,
      bankCode: '',
    },
    note: paySn.slice(-8),
    voucher: await findVoucher(tx, paySn),
  };
};
