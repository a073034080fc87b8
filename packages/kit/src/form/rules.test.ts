import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import { AddressFields } from '@mall/contract/member/address.rules.ts';
import type { FieldValues } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { checks, type Rules } from './rules.ts';

const codesOf = async (rules: Rules<unknown>, values: FieldValues) => {
  const { errors } = await standardSchemaResolver(rules as Rules<FieldValues>)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, (error as { message?: string }).message]));
};

describe('what is wrong with a form', () => {
  it('is one code a field, by the rules of the server', async () => {
    const typed = { receiverName: '', receiverPhone: '1', provinceId: '', cityId: '', districtId: '', detail: '路', postalCode: '3' };
    expect(await codesOf(AddressFields, typed)).toEqual({
      receiverName: 'address.name_required',
      receiverPhone: 'address.phone_wrong',
      provinceId: 'address.area_required',
      cityId: 'address.area_required',
      districtId: 'address.area_required',
    });
  });

  it('names the fields of the kind of invoice that is asked for', async () => {
    const title = {
      type: 'paper_special',
      titleType: 'company',
      companyName: '公司',
      taxNumber: '1',
      recipientName: '王',
      phone: '13800000001',
    };
    expect(await codesOf(InvoiceFields, title)).toEqual({
      taxNumber: 'invoice.tax_number_wrong',
      registeredAddress: 'invoice.registered_address_required',
      officePhone: 'invoice.office_phone_required',
      openingBank: 'invoice.bank_required',
      bankAccount: 'invoice.bank_account_required',
    });
  });

  it('is found by plain checks as well, which see the other fields and may ask the server', async () => {
    const rules = checks<{ password: string; repeat: string; mobile: string }>({
      password: (value) => (value === '' ? 'account.password_required' : undefined),
      repeat: (value, { password }) => (value === password ? undefined : 'account.password_repeat'),
      mobile: async (value) => ((await Promise.resolve(value)) === 'taken' ? 'account.mobile_taken' : undefined),
    });
    expect(await codesOf(rules, { password: '', repeat: '1', mobile: 'taken' })).toEqual({
      password: 'account.password_required',
      repeat: 'account.password_repeat',
      mobile: 'account.mobile_taken',
    });
    expect(await codesOf(rules, { password: '1', repeat: '1', mobile: '' })).toEqual({});
  });
});
