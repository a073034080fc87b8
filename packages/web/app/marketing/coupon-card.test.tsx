import type { Coupon } from '@mall/contract/marketing/coupon.api.ts';
import { WordsProvider } from '@mall/kit/words/words.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { CouponCard } from './coupon-card.tsx';
import zh from './words/zh.json';

const coupon: Coupon = {
  id: '1',
  name: '通用券',
  thresholdAmount: '20000.00',
  reduction: '1200.00',
  scope: 'all',
  scopeTargets: { kind: 'all', total: 0, targets: [] },
  total: 200,
  surplus: 150,
  perMemberLimit: 1,
  receiveStartDate: '2026-11-01 00:00:00',
  receiveEndDate: '2026-12-01 00:00:00',
  validStartDate: '2026-11-01 00:00:00',
  validEndDate: '2026-12-31 00:00:00',
  receivedNum: 0,
  isReceived: 0,
  overdueFlag: 0,
  couponsState: 'receivable',
};

const textOf = (given: Coupon, stock = false): string => {
  const card = () => (
    <WordsProvider source={{ find: () => zh }}>
      <CouponCard coupon={given} stock={stock}>
        领取
      </CouponCard>
    </WordsProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component: card }]);
  return renderToStaticMarkup(<Stub />).replace(/<[^>]*>/g, ' ');
};

test('a coupon says from what amount on, for what and until when', () => {
  const text = textOf(coupon);
  expect(text).toMatch(/1,200/);
  expect(text).toContain('满 20,000 可用');
  expect(text).toContain('全场商品可用');
  expect(text).toContain('2026-11-01 至 2026-12-31');
});

test('names what it holds for, and how many more there are', () => {
  const targets = [
    { id: '1', name: '津缆旗舰店' },
    { id: '2', name: '能电自营店' },
  ];
  const text = textOf({ ...coupon, thresholdAmount: '0.00', scope: 'store', scopeTargets: { kind: 'store', total: 9, targets } });
  expect(text).toContain('无门槛');
  expect(text).toContain('津缆旗舰店、能电自营店 等 9 项');
});

test('tells how many are taken only while it is given out', () => {
  expect(textOf(coupon, true)).toContain('已领 25%');
  expect(textOf(coupon)).not.toContain('已领');
});
