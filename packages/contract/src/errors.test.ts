import { describe, expect, it } from 'vitest';
import { AppealAfterSale, ArbitrateAfterSale, RejectAfterSale } from './after-sale/after-sale.rules.ts';
import { type ErrorCode, errorTable, failureOf, isErrorCode } from './errors.ts';
import { reasonMost } from './kernel/fields.ts';
import { languages } from './kernel/language.ts';
import { CancelOrder } from './order/order.rules.ts';
import { RejectVoucher } from './payment/payment.rules.ts';

/** Words that readers of English know the mall by. */
const known: readonly (readonly [ErrorCode, string])[] = [
  ['kernel.broken', 'Error! Try later!'],
  ['kernel.required', "Can't be null"],
  ['account.mobile_wrong', 'Wrong phone number'],
  ['order.credit_short', 'The purchase value is not enough, and pls contact the platform.'],
  ['cart.not_invoiceable', 'No invoice for selected products'],
  ['cart.invoice_type_mixed', "Some invoices can't be drawn"],
  ['cart.nothing_selected', 'you have not selected goods'],
  ['address.full', 'No more address can be saved.'],
  ['address.postal_code_wrong', 'Wrong code'],
  ['order.export_none', 'No orders found'],
  ['inquiry.suppliers_few', 'Pls select at least 3 suppliers'],
  ['compare.none', 'Select the products!'],
];

describe('the words of failures', () => {
  it.each(known)('%s: %s', (code, words) => expect(failureOf(code).words.en).toBe(words));

  it('sends who finds a product gone to other products', () =>
    expect(failureOf('goods.off_shelf').words.en).toContain('choose other products'));
});

/** Fields that a call does not have are refused too, but that is not the point here. */
const said = (schema: typeof CancelOrder, reason: string) =>
  schema.safeParse({ orderId: '1', reason, decision: 'dismiss' }).error?.issues.find(({ message }) => isErrorCode(message))?.message;

describe('a reason', () => {
  it.each(Object.entries({ CancelOrder, RejectVoucher, AppealAfterSale, RejectAfterSale, ArbitrateAfterSale }))(
    'of %s that is too long hears by how much, not that it is wrong',
    (_, schema) => {
      expect(said(schema as typeof CancelOrder, '长'.repeat(reasonMost + 1))).toBe('kernel.reason_long');
      expect(said(schema as typeof CancelOrder, '长'.repeat(reasonMost))).toBeUndefined();
      expect(said(schema as typeof CancelOrder, ' ')).toMatch(/reason_required$/);
    },
  );

  it('names its bound in every language', () => {
    for (const language of languages) expect(errorTable['kernel.reason_long'].words[language]).toContain(String(reasonMost));
  });
});
