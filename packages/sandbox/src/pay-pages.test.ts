import { expect, test } from 'vitest';
import type { Deal } from './pay-books.ts';
import { bankPage, booksPage, scannerPage } from './pay-pages.ts';

const deal: Deal = {
  attemptNo: 'P1',
  channel: 'pc',
  amountFen: 123_456_789,
  title: '能电商城订单',
  expiresAt: 0,
  notifyUrl: '',
  successUrl: '/',
  failureUrl: '/',
  state: 'success',
  outNo: '',
  paidFen: 123_456_789,
  refunds: { r1: 1_060_816, r2: 5 },
  notices: 1,
  openedAt: 0,
};

test('the bank groups its amounts as the mall does', () => {
  expect(bankPage(deal)).toContain('¥1,234,567.89');
  expect(scannerPage(deal, true)).toContain('¥1,234,567.89');
  expect(booksPage([deal])).toContain('¥10,608.21');
  expect(bankPage({ ...deal, amountFen: 99_905 })).toContain('¥999.05');
});
