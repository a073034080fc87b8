import * as z from 'zod';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';

export const BuyInformation = z.strictObject({
  /** The price that the buyer saw: he never pays another. */
  pointsPrice: z.number().int().min(0).max(1_000_000_000),
});
export type BuyInformation = z.infer<typeof BuyInformation>;

export const informationApi = {
  buy: call({
    verb: 'POST',
    path: '/portal/cms/charge/information/{id}/buy',
    access: buyer(),
    summary: 'Opens a charged information with points, once for each member',
    body: BuyInformation,
    data: z.strictObject({ pointsLeft: z.number().int().min(0) }),
  }),
};
