import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import * as z from 'zod';
import { addOrder } from '../../src/billing/add-order.ts';
import { confirmBill } from '../../src/billing/confirm-bill.ts';
import { confirmPayment } from '../../src/billing/confirm-payment.ts';
import { disputeBill } from '../../src/billing/dispute-bill.ts';
import { workingDaysAfter } from '../../src/billing/issue-bill.ts';
import { makeBills } from '../../src/billing/make-bills.ts';
import { markOverdue } from '../../src/billing/mark-overdue.ts';
import { pictureAddress } from '../../src/content/render-picture.ts';
import { type Tx, txOn } from '../../src/kernel/db.ts';
import { IdRow, readRows } from '../../src/kernel/read-rows.ts';
import type { BuyerSide, MallSide } from '../../src/kernel/side.ts';
import { demoOperators } from '../account/demo-members.ts';
import { leadingCompany } from '../company/fill-companies.ts';

const Order = z.strictObject({ id: Id, companyId: Id, memberId: Id, store: z.string() });

/** Of a company's finance, as far as the verbs ask. */
export const financeOf = (companyId: Id, memberId: Id): BuyerSide =>
  ({ kind: 'buyer', memberId, companyId, departments: [], reach: 'company', rights: new Map(), sessionId: '0' }) as unknown as BuyerSide;

const Disputed = z.strictObject({ id: Id, num: z.number(), priceFen: z.number(), amountFen: z.number() });
type Disputed = z.infer<typeof Disputed>;

/** Two pieces less were received, or each costs a twentieth less by contract. */
const shouldFen = ({ num, priceFen, amountFen }: Omit<Disputed, 'id'>, reason: 'price' | 'quantity'): number =>
  reason === 'quantity' ? Math.max(0, num - 2) * priceFen : Math.round((amountFen * 0.95) / num) * num;

let payments = 0;

const handIn = async (tx: Tx, billId: Id, memberId: Id, share: number): Promise<{ id: Id; amountFen: number }> => {
  payments += 1;
  const [row] = await readRows(tx, z.strictObject({ id: Id, amountFen: z.number() }))`
    insert into bill_payment (pay_sn, bill_id, member_id, amount_fen, payer_name, remark, urls, at)
    select 'ZK' || to_char(now(), 'YYMMDDHH24MISS') || ${String(900_000 + payments)}::text, b.id, ${memberId}, greatest(1, ((b.total_fen - b.paid_fen) * ${share}::float8)::bigint), c.name, '按账单汇款',
      ${JSON.stringify([pictureAddress('papers', 'transfer')])}::jsonb, now() - interval '5 hours' from bill b join company c on c.id = b.company_id where b.id = ${billId} returning id::text, amount_fen::float8 as "amountFen"`;
  return row as { id: Id; amountFen: number };
};

/** So many days ago it was issued; what followed came later. */
const shift = async (tx: Tx, billId: Id, days: number): Promise<void> => {
  const by = sql`make_interval(hours => ${Math.round(days * 24)})`;
  await tx.execute(sql`
    update bill set issued_at = issued_at - ${by}, confirm_by = ${workingDaysAfter(sql`(issued_at - ${by})`)}, confirmed_at = confirmed_at - ${by} * 0.6, due_at = due_at - ${by} * 0.6, created_at = created_at - ${by} where id = ${billId}`);
  await tx.execute(sql`update bill_event set at = at - ${by} / seq where bill_id = ${billId}`);
  await tx.execute(sql`update bill_dispute set at = at - ${by} / 2 where bill_id = ${billId}`);
};

/** Bills in every state: for the company's finance, for three stores, for the mall's own people, and one that somebody else has not paid in time. */
export const fillBills = async (client: pg.PoolClient): Promise<void> => {
  // Nobody was there to be told.
  const tx = txOn(client, async () => {});
  await tx.execute(sql`alter table bill_event disable trigger bill_event_append_only`);
  const people = (
    await readRows(
      tx,
      IdRow,
    )`select id::text from member where mobile = any (${sql.param(demoOperators.slice(0, 2))}::text[]) order by mobile`
  ).map(({ id }) => id);
  const office = (nth: number): MallSide =>
    ({ kind: 'operator', memberId: people[nth] as Id, sessionId: '0', rights: new Map() }) as MallSide;
  // What was repaid before there were bills stands on none.
  const orders = await readRows(tx, Order)`
    select o.id::text, o.company_id::text as "companyId", o.member_id::text as "memberId", s.name as store from shop_order o join store s on s.id = o.store_id
    where o.company_id is not null and o.payable_fen > o.refunded_fen and o.received_at is not null
      and ((o.pay_mode = 'postpay' and o.state = 'wait_pay') or (o.pay_mode = 'credit' and o.state = 'done' and o.created_at > now() - interval '26 days'))
    order by o.received_at, o.id`;
  const [finance] = await readRows(tx, IdRow)`select id::text from member where mobile = '13800000005'`;
  const lead = financeOf(String(leadingCompany), (finance?.id ?? orders[0]?.memberId) as Id);
  const left = new Set(orders.map(({ id }) => id));
  const take = (store: string, many: number): Id[] => {
    const taken = orders
      .filter((one) => left.has(one.id) && one.companyId === String(leadingCompany) && one.store === store)
      .slice(0, many);
    for (const { id } of taken) left.delete(id);
    return taken.map(({ id }) => id);
  };
  const make = async (side: BuyerSide, ids: readonly Id[]): Promise<Id | undefined> =>
    ids.length === 0 ? undefined : (await makeBills(tx, side, ids)).ids[0];
  const dispute = async (billId: Id, said: readonly ['price' | 'quantity', string][]) => {
    const lines = await readRows(tx, Disputed)`
      select id::text, num, price_fen::float8 as "priceFen", amount_fen::float8 as "amountFen" from bill_line where bill_id = ${billId} and kind = 'order' order by id limit ${said.length}`;
    await disputeBill(tx, lead, billId, {
      lines: lines.map(({ id, ...line }, at) => ({
        lineId: id,
        reason: said[at]?.[0] ?? 'price',
        should: toYuan(fen(shouldFen(line, said[at]?.[0] ?? 'price'))),
        words: said[at]?.[1] ?? '',
        urls: [],
        moveOut: false,
      })),
    });
  };
  const settle = async (billId: Id, share: number) => {
    const { id, amountFen } = await handIn(tx, billId, lead.memberId, share);
    const given = { amount: toYuan(fen(amountFen)), limitFen: 100_000 };
    if ((await confirmPayment(tx, office(0), id, given)).waits) await confirmPayment(tx, office(1), id, given);
  };

  const cable = '缆岳电缆旗舰店';
  const own = '光储自营旗舰仓';
  const breaker = '断岳低压旗舰店';
  const disputed = await make(lead, take(cable, 2));
  if (disputed) {
    await dispute(disputed, [
      ['price', '合同单价低于账单单价，请按合同更正'],
      ['quantity', '签收少两盘，送货单已附'],
    ]);
    await shift(tx, disputed, 4);
  }
  const toConfirm = await make(lead, take(own, 1));
  if (toConfirm) await shift(tx, toConfirm, 9);
  const settled = await make(lead, take(own, 1));
  if (settled) {
    await confirmBill(tx, lead, settled);
    await settle(settled, 1);
    await shift(tx, settled, 12);
  }
  const waiting = await make(lead, take(own, 1));
  if (waiting) {
    await confirmBill(tx, lead, waiting);
    await handIn(tx, waiting, lead.memberId, 1);
    await shift(tx, waiting, 6);
  }
  const ownDispute = await make(lead, take(own, 1));
  if (ownDispute) {
    await dispute(ownDispute, [['price', '与活动成交价不符']]);
    await shift(tx, ownDispute, 3);
  }
  const part = await make(lead, take(breaker, 1));
  if (part) {
    await confirmBill(tx, lead, part);
    await settle(part, 0.4);
    await handIn(tx, part, lead.memberId, 0.5);
    await shift(tx, part, 8);
  }
  const other = orders.find((one) => left.has(one.id) && one.companyId !== String(leadingCompany));
  if (other) {
    left.delete(other.id);
    const side = financeOf(other.companyId, other.memberId);
    const late = (await make(side, [other.id])) as Id;
    await confirmBill(tx, side, late);
    await shift(tx, late, 8);
    await tx.execute(
      sql`update bill set confirmed_at = now() - interval '7 days', term_days = 5, due_at = now() - interval '2 days' where id = ${late}`,
    );
    await markOverdue(tx, late);
  }
  for (const { id } of orders) if (left.has(id)) await addOrder(tx, id);
  await tx.execute(sql`alter table bill_event enable trigger bill_event_append_only`);
};
