import type { PayModeChoice } from '@mall/contract/cart/settlement.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import { eq } from 'drizzle-orm';
import { company } from '../company/company.table.ts';
import { readCreditStanding } from '../credit/credit.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { type Refusal, refusalEnvelope, refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { findBuyFault } from '../order/find-buy-fault.ts';

/**
 * Money before goods is for everybody who may buy, goods before money for certified companies that owe nothing overdue, the purchase quota for those that were given one; the
 * last two only for those whom the company lets buy on its word. How the quota stands is shown before it is chosen.
 */
export const listPayModes = async (tx: Tx, side: BuyerSide, language: Language): Promise<PayModeChoice[]> => {
  const terms = await readTerms(tx, side);
  const certified = terms !== 'uncertified';
  const onAccount = side.companyId !== undefined && side.rights.has('order:buyOnAccount');
  const credit = certified && onAccount && side.companyId !== undefined ? await readCreditStanding(tx, side.companyId) : undefined;
  const mode = (payMode: PayMode, fault?: Refusal): PayModeChoice => {
    const own = findBuyFault(side, payMode);
    const refusal = own ? refuse(own) : fault;
    return {
      payMode,
      enabled: refusal === undefined ? 1 : 0,
      reason: refusal === undefined ? '' : refusalEnvelope(refusal, language).msg,
      refusal: refusal?.code ?? '',
    };
  };
  const short = credit && credit.leftFen <= 0 ? refuse('order.credit_short') : undefined;
  return [
    mode('prepay'),
    mode('postpay', terms === 'free' ? undefined : refuse(terms === 'held' ? 'order.terms_held' : 'order.postpay_refused')),
    {
      ...mode('credit', certified ? (credit?.fault ?? short) : refuse('kernel.enterprise_only')),
      ...(credit &&
        Number(credit.figures.total) > 0 && { quota: { ...credit.figures, termDays: credit.termDays, validTo: credit.validTo } }),
    },
  ];
};

/** Whether a company's word is taken: not before it is certified, nor while a bill of it is overdue. */
const readTerms = async (tx: Tx, side: BuyerSide): Promise<'uncertified' | 'held' | 'free'> => {
  if (side.companyId === undefined) return 'uncertified';
  const [row] = await tx
    .select({ state: company.state, billsOverdue: company.billsOverdue })
    .from(company)
    .where(eq(company.id, side.companyId));
  if (row?.state !== 'active') return 'uncertified';
  return row.billsOverdue > 0 ? 'held' : 'free';
};
