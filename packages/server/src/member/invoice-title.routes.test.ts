import type { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import { invoiceTitleApi } from '@mall/contract/member/invoice-title.api.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
let buyer = '';
let stranger = '';

const company: InvoiceFields = {
  type: 'electronic_normal',
  titleType: 'company',
  companyName: '天津滨海配电工程有限公司',
  taxNumber: '91120116MA05X00X0X',
  recipientName: '王建国',
  phone: '13800000001',
  email: 'wang@example.com',
};
const special: InvoiceFields = {
  type: 'paper_special',
  titleType: 'company',
  companyName: '天津滨海配电工程有限公司',
  taxNumber: '91120116MA05X00X0X',
  registeredAddress: '天津市滨海新区新港路 18 号',
  officePhone: '022-65550001',
  openingBank: '中国银行滨海支行',
  bankAccount: '6217000010001234567',
  recipientName: '王建国',
  phone: '13800000001',
};
const save = (fields: InvoiceFields, more: { isDefault?: 0 | 1; ofCompany?: 0 | 1; replaces?: string } = {}, token = buyer) =>
  mall.call(invoiceTitleApi.save, { body: { fields, ...more } }, { token });
const all = async (token = buyer) => (await mall.call(invoiceTitleApi.listInvoice, {}, { token })).data;

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 2);
  buyer = await tokenOf(mall.house.db, small.members.buyer);
  stranger = await tokenOf(mall.house.db, small.members.stranger);
});
beforeEach(() => run(`delete from invoice_title`));

describe('invoice titles', () => {
  it('are kept once each, the first as the default, and say which invoices they serve', async () => {
    const first = (await save(company)).data;
    expect(first).toMatchObject({ isDefault: 1, types: ['electronic_normal', 'paper_normal'], fields: company });
    expect((await save(company)).data.id).toBe(first.id);
    const second = (await save(special)).data;
    expect(second.types).toEqual(['paper_normal', 'paper_special']);
    expect((await all()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [first.id, 1],
      [second.id, 0],
    ]);
    expect((await mall.call(invoiceTitleApi.default, {}, { token: buyer })).data?.id).toBe(first.id);
    expect((await mall.call(invoiceTitleApi.list, { query: { limit: 1 } }, { token: buyer })).data).toMatchObject({
      total: 2,
      list: [{ id: first.id }],
    });
  });

  it('never change: a new version takes the place, also as the default', async () => {
    const old = (await save(company)).data;
    await save(special);
    const fresh = (await save({ ...company, phone: '13800000009' }, { replaces: old.id })).data;
    expect(fresh).toMatchObject({ isDefault: 1, fields: { phone: '13800000009' } });
    expect(fresh.id).not.toBe(old.id);
    expect((await all()).map(({ id }) => id)).not.toContain(old.id);
    expect((await run(`select fields ->> 'phone' as phone, replaced_by::text from invoice_title where id = $1`, [old.id])).rows).toEqual([
      { phone: '13800000001', replaced_by: fresh.id },
    ]);
    await expect(run(`update invoice_title set fields = fields || '{"phone": "1"}'`)).rejects.toThrow('does not change');
    expect((await save(company, { replaces: old.id })).errorCode).toBe('kernel.not_found');
  });

  it('may be shared with colleagues later, and stay shared in their next version', async () => {
    const administrator = await addSignedIn(mall.house.db, { id: '901', companyId: small.company, roles: ['company_admin'] });
    const finance = await addSignedIn(mall.house.db, { id: '902', companyId: small.company, roles: ['company_finance'] });
    const purchaser = await addSignedIn(mall.house.db, { id: '903', companyId: small.company, roles: ['company_purchaser'] });
    const own = (await save(company, {}, administrator.token)).data;
    const shared = (await save(company, { ofCompany: 1 }, administrator.token)).data;
    expect([own.ofCompany, shared]).toEqual([0, { ...own, ofCompany: 1 }]);
    // What a colleague has as his usual one is not the reader's: a list never shows two.
    const mine = (await save({ ...company, recipientName: '李采购' }, {}, purchaser.token)).data;
    expect((await all(purchaser.token)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [mine.id, 1],
      [shared.id, 0],
    ]);
    const fresh = { ...company, phone: '13800000009' };
    expect((await save(fresh, { replaces: shared.id }, purchaser.token)).errorCode).toBe('kernel.no_permission');
    const version = (await save(fresh, { replaces: shared.id }, finance.token)).data;
    expect(version.ofCompany).toBe(1);
    expect((await all(purchaser.token)).map(({ id }) => id)).toEqual([mine.id, version.id]);
  });

  it('say what is wrong, and end at twenty', async () => {
    expect((await save({ ...company, taxNumber: '1' })).errorCode).toBe('invoice.tax_number_wrong');
    expect((await save({ ...company, email: '' })).errorCode).toBe('invoice.email_required');
    for (let nth = 0; nth < 20; nth += 1) expect((await save({ ...company, recipientName: `收件人${nth}` })).code).toBe(200);
    expect((await save(company)).errorCode).toBe('invoice.titles_full');
  });

  it('belong to their member alone', async () => {
    const { id } = (await save(company)).data;
    expect(await all(stranger)).toEqual([]);
    expect((await mall.call(invoiceTitleApi.default, {}, { token: stranger })).data).toBeNull();
    expect((await mall.call(invoiceTitleApi.list, {}, { token: stranger })).data.total).toBe(0);
    expect((await save(special, { replaces: id }, stranger)).errorCode).toBe('kernel.not_found');
    expect(await all()).toHaveLength(1);
    for (const answer of [
      await mall.call(invoiceTitleApi.listInvoice),
      await mall.call(invoiceTitleApi.default),
      await mall.call(invoiceTitleApi.list),
      await mall.call(invoiceTitleApi.save, { body: { fields: company } }),
    ])
      expect(answer.code).toBe(401);
  });
});
