import type { ErrorCode } from '@mall/contract/errors.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import type { Member } from '../kernel/actor.ts';
import { refuse } from '../kernel/refusal.ts';

/**
 * Why this member may not buy, or not in this way. Who belongs to no company buys for himself. For a company buy those whose role says so, and
 * goods before money, on the company's word, those whose role says that as well.
 */
export const findBuyFault = ({ companyId, permissions }: Member, payMode: PayMode = 'prepay'): ErrorCode | undefined => {
  if (companyId === undefined) return undefined;
  if (!permissions.has('order:buy')) return 'order.buy_refused';
  return payMode === 'prepay' || permissions.has('order:buyOnAccount') ? undefined : 'order.account_refused';
};

export const requireMayBuy = (actor: Member, payMode?: PayMode): void => {
  const fault = findBuyFault(actor, payMode);
  if (fault) throw refuse(fault);
};
