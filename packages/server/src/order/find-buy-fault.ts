import type { ErrorCode } from '@mall/contract/errors.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';

/**
 * Why this member may not buy, or not in this way. For a company buy those whose role says so, and goods before money, on the company's word,
 * those whose role says that as well; who belongs to no company gives nobody's word. A company that is not certified has no word to give, and one that
 * is blocked buys nothing.
 */
export const findBuyFault = ({ companyId, companyState, rights }: BuyerSide, payMode: PayMode = 'prepay'): ErrorCode | undefined => {
  if (!rights.has('order:buy')) return 'order.buy_refused';
  if (companyState === 'blocked') return 'order.company_blocked';
  if (payMode === 'prepay' || companyId === undefined) return undefined;
  if (companyState !== 'active') return 'order.uncertified';
  return rights.has('order:buyOnAccount') ? undefined : 'order.account_refused';
};

export const requireMayBuy = (side: BuyerSide, payMode?: PayMode): void => {
  const fault = findBuyFault(side, payMode);
  if (fault) throw refuse(fault);
};
