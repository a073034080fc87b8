import { describe, expect, it } from 'vitest';
import { errorTable } from '../errors.ts';
import { InvoiceFields } from './invoice.rules.ts';

const recipient = { recipientName: '李敏', phone: '13800000005' };
const company = { titleType: 'company', companyName: '天津滨海配电工程有限公司', taxNumber: '91120116MA05X00X0X' };
const bank = {
  registeredAddress: '天津市滨海新区新港路 18 号',
  officePhone: '022-66000000',
  openingBank: '工商银行天津滨海支行',
  bankAccount: '0302000109000000001',
};
const email = 'fapiao@example.com';

const electronicPerson = { type: 'electronic_normal', titleType: 'person', personName: '王建国', ...recipient, email };
const electronicCompany = { type: 'electronic_normal', ...company, ...recipient, email };
const paperPerson = { type: 'paper_normal', titleType: 'person', personName: '王建国', ...recipient };
const paperCompany = { type: 'paper_normal', ...company, ...recipient };
const special = { type: 'paper_special', ...company, ...bank, ...recipient };

const firstFault = (fields: Record<string, unknown>) => InvoiceFields.safeParse(fields).error?.issues[0]?.message;

describe('an invoice', () => {
  it.each([electronicPerson, electronicCompany, paperPerson, paperCompany, special])(
    'of $type for a $titleType is taken when whole',
    (fields) => {
      expect(InvoiceFields.parse(fields)).toEqual(fields);
    },
  );

  it('writes the tax number in capitals', () => {
    expect(InvoiceFields.parse({ ...electronicCompany, taxNumber: '91120116ma05x00x0x' })).toMatchObject({
      taxNumber: '91120116MA05X00X0X',
    });
  });

  it.each([
    [electronicPerson, 'personName', 'a\u0000b', 'kernel.name_signs_wrong'],
    [electronicPerson, 'personName', '王\u202e国', 'kernel.name_signs_wrong'],
    [electronicPerson, 'recipientName', '李\n敏', 'kernel.name_signs_wrong'],
    [electronicPerson, 'recipientName', '李\ud83d', 'kernel.name_signs_wrong'],
    [electronicCompany, 'companyName', '天津\u0000', 'kernel.name_signs_wrong'],
    [special, 'openingBank', '工商\u200b银行', 'kernel.name_signs_wrong'],
    [electronicPerson, 'type', 'receipt', 'invoice.type_required'],
    [electronicPerson, 'type', undefined, 'invoice.type_required'],
    [electronicPerson, 'titleType', undefined, 'invoice.title_type_required'],
    [special, 'titleType', 'person', 'invoice.title_type_required'],
    [electronicPerson, 'personName', ' ', 'invoice.person_name_required'],
    [electronicPerson, 'email', '', 'invoice.email_required'],
    [electronicPerson, 'email', 'fapiao@example', 'invoice.email_wrong'],
    [electronicPerson, 'email', `${'a'.repeat(60)}@example.com`, 'invoice.too_long'],
    [paperPerson, 'recipientName', '', 'invoice.recipient_required'],
    [paperPerson, 'phone', undefined, 'invoice.phone_required'],
    [paperPerson, 'phone', '1380000000', 'invoice.phone_wrong'],
    [paperCompany, 'companyName', '', 'invoice.company_name_required'],
    [paperCompany, 'companyName', '电'.repeat(41), 'invoice.company_name_long'],
    [paperCompany, 'taxNumber', '', 'invoice.tax_number_required'],
    [paperCompany, 'taxNumber', '9112011600000', 'invoice.tax_number_wrong'],
    [paperCompany, 'taxNumber', '91120116-A05X00X0X', 'invoice.tax_number_wrong'],
    [special, 'registeredAddress', '', 'invoice.registered_address_required'],
    [special, 'officePhone', '', 'invoice.office_phone_required'],
    [special, 'officePhone', '66000000', 'invoice.office_phone_wrong'],
    [special, 'openingBank', '', 'invoice.bank_required'],
    [special, 'bankAccount', '', 'invoice.bank_account_required'],
    [special, 'bankAccount', '0302-0001', 'invoice.bank_account_wrong'],
  ])('says what is wrong: %#', (fields, field, value, code) => {
    expect(firstFault({ ...fields, [field]: value })).toBe(code);
    expect(errorTable).toHaveProperty([code]);
  });

  it('does not judge a long mailbox slowly', () => {
    const started = performance.now();
    firstFault({ ...electronicPerson, email: `a@${'a-'.repeat(50_000)}` });
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('takes no bank where none belongs', () => {
    expect(firstFault({ ...paperCompany, ...bank })).toBeDefined();
  });
});
