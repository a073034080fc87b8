import { randomUUID } from 'node:crypto';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import type { RequestOf } from '@mall/contract/kernel/call.ts';
import { plainCall } from '@mall/server/testing/plain-call.ts';
import type { Person } from '../torture/world.ts';

/** One piece of a spec, without coupons and points, asked of one node. */
type Piece = { readonly url: string; readonly buyer: Person; readonly specId: string };

/** What it costs him; undefined where it is not sold. */
export const quoteAt = async ({ url, buyer, specId }: Piece): Promise<string | undefined> => {
  const query = { specId, num: '1', addressId: buyer.addressId, couponId: '0' } as RequestOf<typeof settlementApi.buyNow>['query'];
  const quote = await plainCall(url, settlementApi.buyNow, { query } as RequestOf<typeof settlementApi.buyNow>, buyer.token);
  return quote?.body.code === 200 && quote.body.data.stores.length > 0 ? quote.body.data.totalPrice : undefined;
};

/** Orders it at that total: the number of the order, or why there is none. */
export const submitAt = async (
  { url, buyer, specId }: Piece,
  totalPrice: string,
): Promise<{ orderId: string } | { orderId?: undefined; why: string }> => {
  const body = {
    addressId: buyer.addressId,
    payMode: 'prepay' as const,
    submitToken: randomUUID(),
    totalPrice,
    buyNow: { specId, num: 1 },
  };
  const placed = await plainCall(url, settlementApi.submit, { body } as RequestOf<typeof settlementApi.submit>, buyer.token);
  const [orderId] = placed?.body.code === 200 ? placed.body.data.orderIds : [];
  return orderId === undefined ? { why: placed?.body.errorCode ?? `code ${placed?.body.code}` } : { orderId };
};

/** Asks what it costs and orders it. */
export const buyAt = async (piece: Piece): Promise<string | undefined> => {
  const total = await quoteAt(piece);
  return total === undefined ? undefined : (await submitAt(piece, total)).orderId;
};
