import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Fen } from '@mall/contract/kernel/money.ts';

/** A spec in a seckill or a time-limited buy. */
export type ActivityGoods = {
  specId: Id;
  price: Fen;
  total: number;
  /** Pieces a member may buy; 0 is no limit. */
  restriction: number;
  soldElsewhere?: number;
};
