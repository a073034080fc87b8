import { InvoiceFields, type InvoiceType } from '@mall/contract/invoice/invoice.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import * as z from 'zod';
import { pictureAddress } from '../../src/content/render-picture.ts';
import { usualInvoiceRules } from '../../src/invoice/invoice-rules.ts';
import { findAsk } from '../../src/invoice/lock-invoice.ts';
import { readOrders } from '../../src/invoice/lock-orders.ts';
import { markOrders } from '../../src/invoice/mark-orders.ts';
import { moveAsk } from '../../src/invoice/move-ask.ts';
import { moveInvoice } from '../../src/invoice/move-invoice.ts';
import { openAsk } from '../../src/invoice/open-ask.ts';
import { planInvoices } from '../../src/invoice/plan-invoices.ts';
import { receiverOfTitle } from '../../src/invoice/receiver.queries.ts';
import { writeInvoices } from '../../src/invoice/write-invoices.ts';
import { type Tx, txOn } from '../../src/kernel/db.ts';
import { readRows } from '../../src/kernel/read-rows.ts';
import { leadingCompany } from '../company/fill-companies.ts';

const system = { kind: 'system' } as const;
const seller = { kind: 'seller' } as const;
const stages = [
  'applied',
  'refused',
  'toMail',
  'issued',
  'rejected',
  'mailed',
  'silent',
  'verified',
  'redRefused',
  'red',
  'applied',
] as const;
type Stage = (typeof stages)[number];
const onPaper: ReadonlySet<Stage> = new Set(['mailed', 'toMail']);

const Company = z.strictObject({
  id: Id,
  memberId: Id,
  companyName: z.string(),
  taxNumber: z.string(),
  registeredAddress: z.string(),
  officePhone: z.string(),
  openingBank: z.string(),
  bankAccount: z.string(),
  contact: z.string(),
  phone: z.string(),
});

const Person = z.strictObject({ id: Id, name: z.string(), mobile: z.string() });
const OrderRow = z.strictObject({ id: Id, memberId: Id, doneAt: z.string(), special: z.boolean() });

/** The gateway has issued it, or its red letter. */
const answer = async (tx: Tx, id: Id, kind: 'blue' | 'red', nth: number): Promise<void> => {
  const [code, number] = ['012002600111', String(kind === 'blue' ? 10_000_000 + nth : 20_000_000 + nth)];
  const ask = await findAsk(tx, id, kind);
  if (ask) await moveAsk(tx, ask.id, 'issue', { also: sql`, code = ${code}, number = ${number}, tries = 1` });
  if (kind === 'blue')
    await moveInvoice(tx, id, 'issue', system, { reason: number, also: sql`, code = ${code}, number = ${number}, issued_at = now()` });
  else
    await moveInvoice(tx, id, 'redIssue', system, {
      reason: number,
      also: sql`, red_code = ${code}, red_number = ${number}, red_at = now()`,
    });
};

/** Takes an application to a stage. */
export const bring = async (tx: Tx, id: Id, stage: Stage, nth: number): Promise<void> => {
  if (stage === 'applied') return;
  if (stage === 'rejected') {
    const reason = '税号与抬头不一致，请更正后重新申请';
    await moveInvoice(tx, id, 'reject', seller, { reason, also: sql`, reason = ${reason}` });
    return;
  }
  await moveInvoice(tx, id, 'review', seller);
  await openAsk(tx, id, 'blue');
  if (stage === 'refused') return fail(tx, id, 'refuse', 1, '购买方税号与登记信息不一致');
  if (stage === 'silent') return fail(tx, id, 'giveUp', 20, '网关无应答');
  await answer(tx, id, 'blue', nth);
  if (stage === 'mailed')
    await moveInvoice(tx, id, 'mail', seller, {
      reason: '顺丰速运 SF1390002207',
      also: sql`, mail_company = '顺丰速运', mail_number = 'SF1390002207', mailed_at = now()`,
    });
  if (stage === 'verified') await moveInvoice(tx, id, 'verify', { kind: 'buyer' });
  if (stage !== 'red' && stage !== 'redRefused') return;
  const reason = '抬头填写有误';
  await moveInvoice(tx, id, 'redApply', { kind: 'buyer' }, { reason, also: sql`, red_cause = 'change', reason = ${reason}` });
  await openAsk(tx, id, 'red');
  if (stage === 'red') await answer(tx, id, 'red', nth);
  else await fail(tx, id, 'refuse', 1, '原发票已勾选认证，请先撤销认证');
};

/** The gateway said no to what is asked last, or nothing. */
const fail = async (tx: Tx, id: Id, event: 'refuse' | 'giveUp', tries: number, fault: string): Promise<void> => {
  const ask = (await findAsk(tx, id, 'red')) ?? (await findAsk(tx, id, 'blue'));
  if (ask) await moveAsk(tx, ask.id, event, { fault, also: sql`, tries = ${tries}` });
};

const bankOf = ({ registeredAddress, officePhone, openingBank, bankAccount }: z.infer<typeof Company>) => ({
  registeredAddress,
  officePhone,
  openingBank,
  bankAccount,
});

/** Who gets the company's invoices, as its administrator, a purchaser and finance keep them. */
const keepReceivers = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`
    insert into invoice_receiver (member_id, name, phone, email, address, is_default)
    select m.id, r.name, r.phone, r.email, r.address, r.usual from member m, (values
      ('档案室', '13800000011', '', '天津市滨海新区新港路 18 号 3 层档案室', false), ('财务部收票', '13800000005', 'fapiao@example.com', '天津市滨海新区新港路 18 号 2 层财务部', true)
    ) r(name, phone, email, address, usual) where m.mobile in ('13800000002', '13800000003', '13800000005')`);
};

type Invoicing = { title: (type: InvoiceType) => InvoiceFields; orders: z.infer<typeof OrderRow>[]; nth: number };

/** One of each state, as far as there are completed orders: of two in three, so that some stay to be applied for. */
const invoiceOrders = async (tx: Tx, { title, orders, nth }: Invoicing): Promise<void> => {
  const taken = orders.filter((_, place) => place % 3 !== 2).slice(0, stages.length);
  for (const [at, { id, memberId, doneAt, special }] of taken.entries()) {
    const stage = stages[at] as Stage;
    const fields = title(!onPaper.has(stage) ? 'electronic_normal' : special && stage === 'toMail' ? 'paper_special' : 'paper_normal');
    const [order] = await readOrders(tx, sql`o.id = ${id}`, { months: usualInvoiceRules.INVOICE_APPLY_MONTHS });
    const papers = order ? planInvoices(order.pieces, usualInvoiceRules) : [];
    if (!order || papers.length !== 1) continue;
    const [made] = await writeInvoices(
      tx,
      {
        owner: { memberId, companyId: order.companyId, departmentId: order.departmentId },
        title: fields,
        titleId: null,
        receiver: receiverOfTitle(fields, order.addressText),
        content: 'detail',
        remark: '',
        cause: 'apply',
        billId: null,
        replaces: null,
        from: doneAt,
        months: usualInvoiceRules.INVOICE_APPLY_MONTHS,
      },
      papers,
    );
    await bring(tx, made as Id, stage, nth + at);
    await tx.execute(
      sql`update invoice set applied_at = greatest(${doneAt}::timestamptz, applied_at - make_interval(hours => ${30 + at})) where id = ${made}`,
    );
    await markOrders(tx, [id]);
  }
};

/** Of each store so many before the next: those whose people the demo names come first. */
const listDone = (tx: Tx, where: ReturnType<typeof sql>, most: number) => readRows(tx, OrderRow)`
  select o.id::text, o.member_id::text as "memberId", o.done_at::text as "doneAt", 'paper_special' = any (s.invoice_types) as special from shop_order o join store s on s.id = o.store_id
  where ${where} and o.state = 'done' and o.invoice_state = 'none' and o.bill_id is null and o.refunded_fen = 0 and o.done_at > now() - interval '27 days'
    and 'paper_normal' = any (s.invoice_types)
    and not exists (select from order_line l join goods g on g.id = l.goods_id where l.order_id = o.id and not g.invoiceable)
    and o.payable_fen between 1 and 9000000
  order by row_number() over (partition by o.store_id order by o.id) > ${most}, (select min(m.mobile) from member m where m.store_id = s.id and m.audience = 'seller'), o.id`;

/** Invoices in every state for the first person and the first company, its papers for special ones, and another company's that wait for the mall. */
export const fillInvoices = async (client: pg.PoolClient): Promise<void> => {
  const tx = txOn(client);
  const companies = await readRows(tx, Company)`
    select c.id::text, min(m.id)::text as "memberId", c.name as "companyName", c.unified_code as "taxNumber",
      coalesce(nullif(c.registered_address, ''), '天津市滨海新区新港路 18 号') as "registeredAddress", coalesce(nullif(c.office_phone, ''), '022-65550001') as "officePhone",
      coalesce(nullif(c.bank_name, ''), '演示银行天津滨海支行') as "openingBank", coalesce(nullif(c.bank_account, ''), '6200000000000000002') as "bankAccount",
      (array_agg(m.member_name order by m.id))[1] as contact, (array_agg(m.mobile order by m.id))[1] as phone
    from company c join member m on m.company_id = c.id and m.audience = 'buyer' where c.state = 'active' and c.unified_code is not null group by c.id order by c.id limit 3`;
  const papers = [{ url: pictureAddress('papers', 'licence'), name: '一般纳税人证明.png' }];
  for (const { id, memberId, contact: _contact, phone: _phone, ...fields } of companies) {
    const isFirst = Number(id) === leadingCompany;
    await tx.execute(sql`
      insert into invoice_qualification (company_id, member_id, version, fields, decision, submitted_at, decided_at)
      values (${id}, ${memberId}, 1, ${JSON.stringify({ ...fields, papers })}::jsonb, ${isFirst ? 'approved' : null}, now() - interval '20 hours', ${isFirst ? sql`now() - interval '2 hours'` : null})`);
  }
  const first = companies.find(({ id }) => Number(id) === leadingCompany);
  if (first) {
    const { companyName, taxNumber } = first;
    const common = { titleType: 'company', companyName, taxNumber, recipientName: first.contact, phone: first.phone } as const;
    const title = (type: InvoiceType): InvoiceFields =>
      type === 'electronic_normal'
        ? { type, ...common, email: 'fapiao@example.com' }
        : type === 'paper_special'
          ? { type, ...common, ...bankOf(first) }
          : { type, ...common };
    await keepReceivers(tx);
    await invoiceOrders(tx, { title, orders: await listDone(tx, sql`o.company_id = ${first.id}`, 5), nth: 100 });
  }
  const [person] = await readRows(tx, Person)`select id::text, member_name as name, mobile from member where mobile = '13800000001'`;
  if (!person) return;
  const common = { titleType: 'person', personName: person.name, recipientName: person.name, phone: person.mobile } as const;
  const title = (type: InvoiceType): InvoiceFields =>
    type === 'electronic_normal' ? { type, ...common, email: 'wang@example.com' } : { type: 'paper_normal', ...common };
  await invoiceOrders(tx, { title, orders: await listDone(tx, sql`o.member_id = ${person.id}`, 2), nth: 200 });
};
