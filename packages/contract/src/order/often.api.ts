import * as z from 'zod';
import { right } from '../account/rights.ts';
import { GoodsCard } from '../catalogue/goods-card.api.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';

/** How long back something counts as often bought. */
export const oftenDays = 90;

const OftenBought = z.strictObject({ ...GoodsCard.shape, times: z.number().int(), lastNum: z.number().int() });
export type OftenBought = z.infer<typeof OftenBought>;

export const oftenApi = {
  often: call({
    verb: 'GET',
    path: '/portal/order/often',
    access: buyer({ may: right('personalCenterBase:myOrders:view') }),
    summary: 'What the buyer orders again and again and can still be bought, the most frequent first',
    data: z.array(OftenBought),
  }),
};
