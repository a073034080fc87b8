import type { InvoiceType } from '@mall/contract/invoice/invoice.rules.ts';
import type { InvoiceReceiver } from '@mall/contract/invoice/receiver.api.ts';
import type { InvoiceTitle } from '@mall/contract/member/invoice-title.api.ts';
import { expect, it } from 'vitest';
import { choiceOf, issuedByAll, ofTitle } from './application-choice.ts';

const titleOf = (id: string, types: InvoiceType[], more: Partial<InvoiceTitle> = {}): InvoiceTitle =>
  ({ id, types, fields: { type: types.at(-1) }, isDefault: 0, ofCompany: 0, createDate: '', ...more }) as InvoiceTitle;
const receiverOf = (id: string, more: Partial<InvoiceReceiver>): InvoiceReceiver =>
  ({ id, name: '', phone: '', email: '', address: '', isDefault: 0, ...more }) as InvoiceReceiver;

const own = titleOf('1', ['electronic_normal'], { isDefault: 1 });
const shared = titleOf('2', ['paper_normal', 'paper_special'], { ofCompany: 1 });
const all: InvoiceType[] = ['electronic_normal', 'paper_normal', 'paper_special'];
const nothing = { type: '', titleId: '', receiverId: '' };

it('is on the company’s title and of its type where all the stores issue it', () => {
  expect(choiceOf(nothing, { issued: all, titles: [own, shared], receivers: [] })).toMatchObject({ type: 'paper_special', title: shared });
  expect(choiceOf(nothing, { issued: ['electronic_normal', 'paper_normal'], titles: [own, shared], receivers: [] })).toMatchObject({
    type: 'paper_normal',
    title: shared,
  });
  expect(issuedByAll([{ types: all }, { types: ['electronic_normal', 'paper_normal'] }])).toEqual(['electronic_normal', 'paper_normal']);
});

it('keeps what was chosen as long as it fits', () => {
  const titles = [own, shared];
  expect(choiceOf({ ...nothing, type: 'electronic_normal', titleId: '2' }, { issued: all, titles, receivers: [] })).toMatchObject({
    type: 'electronic_normal',
    title: own,
  });
  expect(choiceOf({ ...nothing, type: 'paper_special' }, { issued: ['electronic_normal'], titles, receivers: [] }).type).toBe(
    'electronic_normal',
  );
});

it('goes to the usual receiver that it can reach, or whom the title names', () => {
  const receivers = [receiverOf('7', { email: 'a@example.com', isDefault: 1 }), receiverOf('8', { address: '新港路 18 号' })];
  const choose = (type: string, receiverId = '') =>
    choiceOf({ type, titleId: '', receiverId }, { issued: all, titles: [own, shared], receivers }).receiverId;
  expect([choose('electronic_normal'), choose('paper_normal'), choose('paper_normal', '8'), choose('electronic_normal', '8')]).toEqual([
    '7',
    ofTitle,
    '8',
    '7',
  ]);
  expect(choose('electronic_normal', ofTitle)).toBe(ofTitle);
});
