import type { InvoiceTitle } from '@mall/contract/member/invoice-title.api.ts';
import { describe, expect, it } from 'vitest';
import { invoiceOf } from './store-invoice.ts';

const title = (id: string, ofCompany: 0 | 1, type: string, types: string[]): InvoiceTitle =>
  ({ id, ofCompany, isDefault: 0, createDate: '', types, fields: { type } }) as unknown as InvoiceTitle;
const own = title('1', 0, 'electronic_normal', ['electronic_normal', 'paper_normal']);
const companys = title('2', 1, 'paper_special', ['paper_normal', 'paper_special']);
const all = { storeId: '1', invoiceTypes: ['electronic_normal', 'paper_normal', 'paper_special'] as never };
const few = { storeId: '2', invoiceTypes: ['electronic_normal', 'paper_normal'] as never };

describe('what a store is to issue', () => {
  it('is what is usual in the company, as far as the store issues it', () => {
    expect(invoiceOf(all, undefined, [own, companys], true)).toEqual({ titleId: '2', type: 'paper_special' });
    expect(invoiceOf(few, undefined, [own, companys], true)).toEqual({ titleId: '2', type: 'paper_normal' });
    expect(invoiceOf(all, undefined, [own, companys], false)).toEqual({ titleId: '2', type: 'paper_normal' });
  });

  it('is nothing for a person who has chosen nothing, and for whoever wants none', () => {
    expect(invoiceOf(all, undefined, [own], true)).toBeNull();
    expect(invoiceOf(all, null, [own, companys], true)).toBeNull();
  });

  it('is what was chosen, as long as title and store allow it', () => {
    expect(invoiceOf(few, { titleId: '1', type: 'electronic_normal' }, [own], true)).toEqual({ titleId: '1', type: 'electronic_normal' });
    expect(invoiceOf(few, { titleId: '2', type: 'paper_special' }, [companys], true)).toBeNull();
    expect(invoiceOf(all, { titleId: '9', type: 'paper_normal' }, [own], true)).toBeNull();
  });
});
