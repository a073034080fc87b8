import type { PayModeChoice } from '@mall/contract/cart/settlement.api.ts';
import type { ErrorCode } from '@mall/contract/errors.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import { eq } from 'drizzle-orm';
import { company } from '../company/company.table.ts';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refusalEnvelope, refuse } from '../kernel/refusal.ts';
import { findBuyFault } from '../order/find-buy-fault.ts';

/**
 * Money before goods is for everybody who may buy, goods before money for certified companies, credit for those that were given a quota; the
 * last two only for those whom the company lets buy on its word.
 */
export const listPayModes = async (tx: Tx, actor: Member, language: Language): Promise<PayModeChoice[]> => {
  const certified = await isCertified(tx, actor);
  const mode = (payMode: PayMode, fault?: ErrorCode): PayModeChoice => {
    const refusal = findBuyFault(actor, payMode) ?? fault;
    return {
      payMode,
      enabled: refusal === undefined ? 1 : 0,
      reason: refusal === undefined ? '' : refusalEnvelope(refuse(refusal), language).msg,
    };
  };
  return [
    mode('prepay'),
    mode('postpay', certified ? undefined : 'order.postpay_refused'),
    mode('credit', certified ? 'order.credit_short' : 'kernel.enterprise_only'),
  ];
};

const isCertified = async (tx: Tx, actor: Member): Promise<boolean> => {
  if (actor.companyId === undefined) return false;
  const [row] = await tx.select({ state: company.state }).from(company).where(eq(company.id, actor.companyId));
  return row?.state === 'active';
};
