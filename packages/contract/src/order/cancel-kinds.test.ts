import { expect, it } from 'vitest';
import { whyCancelled } from './cancel-kinds.ts';

it("says in the reader's language what the clock ended, and otherwise what somebody said", () => {
  expect(whyCancelled({ cancelReason: '', cancelKind: 'pay_timeout' }, 'zh')).toBe('超过支付期限');
  expect(whyCancelled({ cancelReason: '', cancelKind: 'approval_timeout' }, 'en')).toBe('Not approved in time');
  expect(whyCancelled({ cancelReason: '缺货', cancelKind: 'seller' }, 'en')).toBe('缺货');
  expect(whyCancelled({ cancelReason: '', cancelKind: 'buyer' }, 'en')).toBe('');
});
