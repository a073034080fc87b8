import { expect, it } from 'vitest';
import { auditEventOf } from './audit-events.ts';
import { wordChanges } from './word-audit.ts';

const nobody = { members: new Map(), departments: new Map() };
const said = (event: string, before: object, after: object) =>
  wordChanges({ event, before, after }, 'zh', nobody).map((one) => `${one.name}：${one.before} → ${one.after}`);

it('says a code in the words of the room in which it happened', () => {
  expect(said('store.unfrozen', { state: 'frozen' }, { state: 'open' })).toEqual(['状态：已冻结 → 营业中']);
  expect(said('payment.line_unmatched', { state: 'matched' }, { state: 'open' })).toEqual(['状态：已匹配 → 未匹配']);
  expect(said('store.frozen', {}, { why: 'fake' })).toEqual(['原因：— → 销售假冒伪劣商品']);
  expect(said('store.registration_approved', { state: 'pending' }, { state: 'approved' })).toEqual(['状态：待审核 → 已通过']);
  expect(said('bill.issued', { state: 'open' }, { state: 'to_confirm' })).toEqual(['状态：记账中 → 待确认']);
  expect(said('bill.answered', {}, { answers: [{ a: 1 }, { a: 2 }] })).toEqual(['答复条数：— → 2']);
});

it('calls what was refused by what was tried, and leaves what was said to the reason', () => {
  const { words, result } = auditEventOf('account.factor_wrong');
  expect([words.zh, result]).toEqual(['登录或验证未通过', 'refused']);
});
