import type { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { invoiceTitleApi } from '@mall/contract/member/invoice-title.api.ts';
import { sql } from 'drizzle-orm';
import { askGateway } from '../invoice/ask-gateway.ts';
import type { TestApp } from './test-app.ts';

export const personTitle = {
  type: 'electronic_normal',
  titleType: 'person',
  personName: '王建国',
  recipientName: '王建国',
  phone: '13800000001',
  email: 'wang@example.com',
} as const satisfies InvoiceFields;
export const specialTitle = {
  type: 'paper_special',
  titleType: 'company',
  companyName: '天津滨海配电工程有限公司',
  taxNumber: '91120116MA05X00X0X',
  registeredAddress: '天津市滨海新区新港路 18 号',
  officePhone: '022-65550001',
  openingBank: '中国银行滨海支行',
  bankAccount: '6217000010001234567',
  recipientName: '赵强',
  phone: '13800000007',
} as const satisfies InvoiceFields;

export const saveTitle = async (mall: TestApp, token: string, fields: InvoiceFields): Promise<Id> =>
  (await mall.call(invoiceTitleApi.save, { body: { fields } }, { token })).data.id;

type Mode = 'normal' | 'slow' | 'refuse' | 'lost' | 'twice' | 'down';
const json = { accept: 'application/json' };
const post = (mall: TestApp, path: string, fields: Record<string, string>) =>
  fetch(`${mall.house.config.siteUrl}/sandbox/tax/${path}`, { method: 'POST', headers: json, body: new URLSearchParams(fields) });

export const setTax = async (mall: TestApp, mode: Mode): Promise<void> => {
  await post(mall, 'mode', { mode });
};

/** Somebody at the gateway presses a button; what the mall answered. */
export const atTax = async (mall: TestApp, askNo: string, act: 'issue' | 'refuse' | 'call' | 'forged'): Promise<number> =>
  ((await (await post(mall, `asks/${askNo}`, { act })).json()) as { status: number }).status;

/** How often the gateway was asked under each number, and how many it has issued. */
export const taxBooks = async (mall: TestApp) => {
  const { asks } = (await (await fetch(`${mall.house.config.siteUrl}/sandbox/tax`, { headers: json })).json()) as {
    asks: { askNo: string; asks: number; word?: { state: string } }[];
  };
  return asks;
};

/** The clock comes to whatever waits at the gateway. */
export const askNow = async (mall: TestApp): Promise<void> => {
  await mall.house.db.execute(sql`update invoice_ask set next_try_at = now() where state = 'pending'`);
  await askGateway(mall.house);
};

/** The company's papers were agreed to. */
export const qualify = (mall: TestApp, companyId: Id, memberId: Id, fields: InvoiceFields = specialTitle) =>
  mall.house.db.execute(sql`
    insert into invoice_qualification (company_id, member_id, version, fields, decision, decided_at)
    values (${companyId}, ${memberId}, 1, ${JSON.stringify({ ...fields, papers: [] })}::jsonb, 'approved', now())`);
