import { describe, expect, it } from 'vitest';
import type { InvoiceFields } from '../invoice/invoice.rules.ts';
import { nameOfTitle } from '../invoice/title-name.ts';
import { titleAs, typesOfTitle } from './invoice-title.rules.ts';

const special: InvoiceFields = {
  type: 'paper_special',
  titleType: 'company',
  companyName: '天津滨海配电工程有限公司',
  taxNumber: '91120116MA05X00X0X',
  registeredAddress: '天津市滨海新区新港路 18 号',
  officePhone: '022-65550001',
  openingBank: '示例银行',
  bankAccount: '6217000010001234567',
  recipientName: '王建国',
  phone: '13800000001',
};
const person: InvoiceFields = {
  type: 'electronic_normal',
  titleType: 'person',
  personName: '王建国',
  recipientName: '王建国',
  phone: '13800000001',
  email: 'a@b.cn',
};

describe('an invoice title', () => {
  it('serves the types for which it says enough', () => {
    expect(typesOfTitle(special)).toEqual(['paper_normal', 'paper_special']);
    expect(typesOfTitle(person)).toEqual(['electronic_normal', 'paper_normal']);
    expect([nameOfTitle(special), nameOfTitle(person)]).toEqual(['天津滨海配电工程有限公司', '王建国']);
  });

  it('gives an invoice no more than its type asks for', () => {
    expect(titleAs(special, 'paper_normal')).toEqual({
      type: 'paper_normal',
      titleType: 'company',
      companyName: '天津滨海配电工程有限公司',
      taxNumber: '91120116MA05X00X0X',
      recipientName: '王建国',
      phone: '13800000001',
    });
    expect(titleAs(person, 'paper_special')).toBeUndefined();
  });
});
