import type { AfterSaleSummary } from '@mall/contract/after-sale/after-sale.api.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';

/** The money in question; of an exchange, what the goods were paid with. */
export const worthOf = ({
  aftersaleType,
  amount,
  orderGoodsList,
}: Pick<AfterSaleSummary, 'aftersaleType' | 'amount' | 'orderGoodsList'>): string =>
  aftersaleType === 3 ? toYuan(fen(orderGoodsList.reduce((sum, line) => sum + fromYuan(line.specPayPrice), 0))) : amount;
