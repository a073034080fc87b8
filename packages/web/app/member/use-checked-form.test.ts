import { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import { AddressFields } from '@mall/contract/member/address.rules.ts';
import { describe, expect, it } from 'vitest';
import { codesOf } from './use-checked-form.ts';

describe('what is wrong with a form', () => {
  it('is one code a field, by the rules of the server', () => {
    expect(
      codesOf(AddressFields, {
        receiverName: '',
        receiverPhone: '1',
        provinceId: '',
        cityId: '',
        districtId: '',
        detail: '路',
        postalCode: '3',
      }),
    ).toEqual({
      receiverName: 'address.name_required',
      receiverPhone: 'address.phone_wrong',
      provinceId: 'address.area_required',
      cityId: 'address.area_required',
      districtId: 'address.area_required',
      postalCode: 'address.postal_code_wrong',
    });
  });

  it('names the fields of the kind of invoice that is asked for', () => {
    const title = {
      type: 'paper_special',
      titleType: 'company',
      companyName: '公司',
      taxNumber: '1',
      recipientName: '王',
      phone: '13800000001',
    };
    expect(codesOf(InvoiceFields, title)).toEqual({
      taxNumber: 'invoice.tax_number_wrong',
      registeredAddress: 'invoice.registered_address_required',
      officePhone: 'invoice.office_phone_required',
      openingBank: 'invoice.bank_required',
      bankAccount: 'invoice.bank_account_required',
    });
  });
});
