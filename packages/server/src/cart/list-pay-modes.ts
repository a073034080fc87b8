import type { PayModeChoice } from '@mall/contract/cart/settlement.api.ts';
import type { ErrorCode } from '@mall/contract/errors.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import { eq } from 'drizzle-orm';
import { company } from '../company/company.table.ts';
import type { Tx } from '../kernel/db.ts';
import { refusalEnvelope, refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { findBuyFault } from '../order/find-buy-fault.ts';

/**
 * Money before goods is for everybody who may buy, goods before money for certified companies, credit for those that were given a quota; the
 * last two only for those whom the company lets buy on its word.
 */
export const listPayModes = async (tx: Tx, side: BuyerSide, language: Language): Promise<PayModeChoice[]> => {
  const certified = await isCertified(tx, side);
  const mode = (payMode: PayMode, fault?: ErrorCode): PayModeChoice => {
    const refusal = findBuyFault(side, payMode) ?? fault;
    return {
      payMode,
      enabled: refusal === undefined ? 1 : 0,
      reason: refusal === undefined ? '' : refusalEnvelope(refuse(refusal), language).msg,
      refusal: refusal ?? '',
    };
  };
  return [
    mode('prepay'),
    mode('postpay', certified ? undefined : 'order.postpay_refused'),
    mode('credit', certified ? 'order.credit_short' : 'kernel.enterprise_only'),
  ];
};

const isCertified = async (tx: Tx, side: BuyerSide): Promise<boolean> => {
  if (side.companyId === undefined) return false;
  const [row] = await tx.select({ state: company.state }).from(company).where(eq(company.id, side.companyId));
  return row?.state === 'active';
};
