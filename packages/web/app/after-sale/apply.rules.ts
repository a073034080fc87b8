import type { ReturnableLine, ReturnableOrder } from '@mall/contract/after-sale/after-sale.api.ts';
import { mostRefund } from '@mall/contract/after-sale/after-sale.rules.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';

/** Pieces by line. */
export type Picked = Readonly<Record<string, number>>;

const mostOf = (line: ReturnableLine, num: number): number =>
  mostRefund(
    {
      num: line.goodsNum,
      payFen: fromYuan(line.payAmount),
      // The server counts pieces that cannot be applied for as taken, so that the last free piece takes what rounding left.
      takenNum: line.goodsNum - line.availableNum,
      takenFen: fromYuan(line.takenAmount),
    },
    num,
  );

/** The most that the picked pieces give back, in fen; freight comes with the last piece of an order of which nothing was sent. */
export const mostAmount = (order: ReturnableOrder, picked: Picked): { goodsFen: number; freightFen: number } => {
  const goodsFen = order.lines.reduce((sum, line) => {
    const num = picked[line.orderGoodsId] ?? 0;
    return num > 0 ? sum + mostOf(line, num) : sum;
  }, 0);
  const whole = order.lines.every((line) => (picked[line.orderGoodsId] ?? 0) === line.goodsNum);
  return { goodsFen, freightFen: whole && goodsFen > 0 ? fromYuan(order.freight) : 0 };
};

export const pickedLines = (picked: Picked): { orderGoodsId: string; num: number }[] =>
  Object.entries(picked)
    .filter(([, num]) => num > 0)
    .map(([orderGoodsId, num]) => ({ orderGoodsId, num }));
