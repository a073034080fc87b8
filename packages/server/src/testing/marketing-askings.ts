type Asking = () => { params?: { id: string }; query?: Record<string, unknown>; body?: Record<string, unknown> }[];

const reason = '看一下';
const times = { startsAt: '2098-01-01T00:00:00+08:00', endsAt: '2098-01-01T02:00:00+08:00' };
const named = { name: '活动', ...times };
const deal = { specId: '1', price: '1.00', total: 1, restriction: 0 };
const one = { params: { id: '1' } };
const coupon = {
  body: { ...named, scope: 'goods', targetIds: ['900000001'], threshold: '1.00', reduction: '1.00', quota: 1, perMember: 1, validDays: 1 },
};
const reduction = { body: { ...named, scope: 'goods', targetIds: ['900000001'], steps: [{ threshold: '2.00', reduction: '1.00' }] } };
const limited = { body: { ...named, goods: [deal] } };
const nobodys = { params: { id: '900000001' } };
/** How activities and sessions are asked for; they are the mall's or a store's, and nothing of a buyer's. */
export const marketingAskings: Readonly<Record<string, Asking>> = {
  'activitySellerApi.addCoupon': () => [coupon],
  'activitySellerApi.addReduction': () => [reduction],
  'activitySellerApi.form': () => [nobodys],
  'activitySellerApi.changeCoupon': () => [{ ...nobodys, ...coupon }],
  'activitySellerApi.changeReduction': () => [{ ...nobodys, ...reduction }],
  'activitySellerApi.changeLimited': () => [{ ...nobodys, ...limited }],
  'activitySellerApi.adjust': () => [{ ...nobodys, body: { endsAt: times.endsAt } }],
  'activitySellerApi.pause': () => [nobodys],
  'activitySellerApi.resume': () => [nobodys],
  'activityOperationsApi.form': () => [nobodys],
  'activityOperationsApi.changeCoupon': () => [{ ...nobodys, ...coupon }],
  'activityOperationsApi.changeReduction': () => [{ ...nobodys, ...reduction }],
  'activityOperationsApi.changeLimited': () => [{ ...nobodys, ...limited }],
  'activityOperationsApi.adjust': () => [{ ...nobodys, body: { endsAt: times.endsAt } }],
  'activityOperationsApi.pause': () => [nobodys],
  'activityOperationsApi.resume': () => [nobodys],
  'activitySellerApi.stop': () => [{ params: { id: '900000001' }, body: { reason } }],
  'activityOperationsApi.addCoupon': () => [coupon],
  'activityOperationsApi.addReduction': () => [reduction],
  'activityOperationsApi.stop': () => [{ params: { id: '900000001' }, body: { reason } }],
  'seckillSellerApi.apply': () => [{ body: { sessionId: '900000001', ...deal } }],
  'seckillSellerApi.withdraw': () => [one],
  'seckillOperationsApi.detail': () => [{ params: { id: '900000001' } }],
  'seckillOperationsApi.move': () => [{ params: { id: '900000001' }, body: named }],
  'seckillOperationsApi.putGoods': () => [{ params: { id: '900000001' }, body: deal }],
  'seckillOperationsApi.removeGoods': () => [{ params: { id: '900000001' }, body: { specId: '1' } }],
  'seckillOperationsApi.end': () => [{ params: { id: '900000001' }, body: { reason } }],
  'seckillOperationsApi.accept': () => [one],
  'seckillOperationsApi.giveBack': () => [{ ...one, body: { reason } }],
};
