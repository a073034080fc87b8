import type { OrderLine } from '@mall/contract/order/order.api.ts';
import { expect, it } from 'vitest';
import { actOf, type DraftParcel, faultOf, linesHeld, linesWrong, restParcel, sentParcel, sumsOf, withRest } from './ship.rules.ts';

const line = (orderGoodsId: string, goodsNum: number, over: Partial<OrderLine> = {}) =>
  ({ orderGoodsId, goodsNum, shippedNum: 0, droppedNum: 0, refundedNum: 0, inProcessNum: 0, ...over }) as OrderLine;
const lines = [
  line('1', 600, { shippedNum: 100, droppedNum: 50 }),
  line('2', 24),
  line('3', 5, { inProcessNum: 1 }),
  line('4', 2, { shippedNum: 2 }),
];
const parcel = (id: number, nums: Record<string, string>, number = `SF000${id}`): DraftParcel => ({
  id,
  carrier: '顺丰速运',
  number,
  nums,
});

it('leaves out what has gone and what is asked back, and says what is held', () => {
  expect(sumsOf(lines, []).map(({ line: { orderGoodsId }, due }) => [orderGoodsId, due])).toEqual([
    ['1', 450],
    ['2', 24],
  ]);
  expect(linesHeld(lines).map(({ orderGoodsId }) => orderGoodsId)).toEqual(['3']);
});

it('adds up whatever is typed: due is what goes now and what is left', () => {
  for (const typed of ['400', '', '  7 ', 'abc', '9999', '-3', '1.5'])
    for (const { due, now, left } of sumsOf(lines, [parcel(1, { 1: typed }), parcel(2, { 1: '10', 2: '24' })]))
      expect(now + left).toBe(due);
});

it('fills the first parcel with everything and the next with the rest', () => {
  const all = restParcel(1, lines, []);
  expect(all.nums).toEqual({ 1: '450', 2: '24' });
  const first = { ...all, carrier: '德邦物流', nums: { 1: '400', 2: '24' } };
  expect(restParcel(2, lines, [first])).toEqual({ id: 2, carrier: '德邦物流', number: '', nums: { 1: '50' } });
  expect(withRest(lines, [first])[0]?.nums).toEqual({ 1: '450', 2: '24' });
});

it.each<[string, DraftParcel, string | undefined]>([
  ['without a carrier', { ...parcel(1, { 1: '1' }), carrier: ' ' }, 'carrier'],
  ['with a number that is none', parcel(1, { 1: '1' }, 'SF 1'), 'number'],
  ['with the number of another', parcel(1, { 1: '1' }, 'SF0002'), 'twice'],
  ['with nothing in it', parcel(1, { 1: '0' }), 'empty'],
  ['with more than is left', parcel(1, { 1: '441' }), 'over'],
  ['with no number of pieces', parcel(1, { 1: 'zwei' }), 'over'],
  ['as it should be', parcel(1, { 1: '440' }), undefined],
])('names what is wrong with a parcel %s', (_name, one, fault) => {
  expect(faultOf(one, lines, [one, parcel(2, { 1: '10' })])).toBe(fault);
});

it('takes a number once in an order, also beside what has left, and whatever the carrier', () => {
  const one = parcel(1, { 1: '1' }, 'SF0009');
  expect(faultOf(one, lines, [one], [{ trackingNumber: 'sf0009' }])).toBe('twice');
  expect(faultOf(one, lines, [one, { ...parcel(2, { 1: '1' }, 'sf0009 '), carrier: '德邦物流' }])).toBe('twice');
});

it('marks the fields that are wrong, and no other', () => {
  const one = parcel(1, { 1: '441', 2: 'x' });
  const two = parcel(2, { 1: '10', 2: '3' });
  expect(linesWrong(one, lines, [one, two])).toEqual(['1', '2']);
  expect(linesWrong(two, lines, [one, two])).toEqual(['1']);
});

it('is the same act as long as the same is sent', () => {
  const first = actOf(undefined, 'a');
  expect(actOf(first, 'a')).toBe(first);
  expect(actOf(first, 'b').key).not.toBe(first.key);
});

it('sends only lines with pieces in them', () => {
  expect(sentParcel(parcel(1, { 1: '3', 2: '' }), lines).lines).toEqual([{ orderGoodsId: '1', num: 3 }]);
});
