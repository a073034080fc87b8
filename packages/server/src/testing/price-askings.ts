type Asking = (
  things: Readonly<Record<'orderId' | 'lineId', string>>,
) => { params?: { id: string }; query?: Record<string, string>; body?: Record<string, unknown> }[];

/** Another price of somebody's order, and what came of it. */
export const priceAskings: Readonly<Record<string, Asking>> = {
  'priceChangeApi.propose': (t) => [
    { body: { orderId: t.orderId, freight: '0.00', lines: [] } },
    { body: { orderId: t.orderId, freight: '0.00', lines: [{ orderGoodsId: t.lineId, price: '0.01' }] } },
  ],
  'acceptanceApi.accept': (t) => [
    { params: { id: t.orderId }, body: { differences: [] } },
    { params: { id: t.orderId }, body: { differences: [{ orderGoodsId: t.lineId, shortNum: 1, damagedNum: 0 }] } },
  ],
  'priceChangeApi.withdraw': (t) => [{ params: { id: t.orderId } }],
  'priceChangeApi.agree': (t) => [{ params: { id: t.orderId }, body: { payable: '1.00' } }],
  'priceChangeApi.refuse': (t) => [{ params: { id: t.orderId }, body: {} }],
};
