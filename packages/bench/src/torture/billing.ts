import { setTimeout as sleep } from 'node:timers/promises';
import { billApi } from '@mall/contract/billing/bill.api.ts';
import { billInvoiceApi } from '@mall/contract/billing/bill-invoice.api.ts';
import { billOperationsApi } from '@mall/contract/billing/bill-operations.api.ts';
import { billSellerApi } from '@mall/contract/billing/bill-seller.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { ask, type Mall, pick } from './buyer.ts';
import { issue, titleOf } from './invoicing.ts';

const twice = <T>(act: () => Promise<T>): Promise<T[]> => Promise.all([act(), act()]);
/** The mall's person and every store's at once; those whom it does not concern are refused. */
const everybody = (mall: Mall) => [
  { person: mall.world.operator, calls: billOperationsApi },
  ...mall.world.sellers.map((person) => ({ person, calls: billSellerApi })),
];

/** Finance agrees to what it reads just now; who changes it meanwhile makes that no agreement. */
const agree = async (mall: Mall, id: Id, times: number): Promise<void> => {
  const bill = await ask(mall, billApi.one, { params: { id } }, mall.world.finance);
  if (!bill?.data) return;
  const { rev, total } = bill.data;
  await Promise.all(
    Array.from({ length: times }, () => ask(mall, billApi.confirm, { params: { id }, body: { rev, total } }, mall.world.finance)),
  );
};

/** A line is disputed twice at once and answered by all who may, while finance confirms and the store takes the bill back. */
const quarrel = async (mall: Mall, id: Id): Promise<void> => {
  const { finance } = mall.world;
  const found = await ask(mall, billApi.lines, { params: { id }, query: { page: 1, limit: 20 } }, finance);
  const line = found?.data?.list.find(({ kind }) => kind === 'order');
  if (!line) return;
  const said = { lineId: line.id, reason: 'price' as const, should: null, words: '单价不符', urls: [], moveOut: false };
  await twice(() => ask(mall, billApi.dispute, { params: { id }, body: { lines: [said] } }, finance));
  const disputed = await ask(mall, billApi.lines, { params: { id }, query: { page: 1, limit: 20 } }, finance);
  const open = disputed?.data?.list.flatMap(({ disputes }) => disputes).filter(({ answer }) => answer === 'waiting') ?? [];
  if (open.length === 0) return;
  const answers = open.map(({ id: disputeId }) =>
    mall.random() < 0.7
      ? { answer: 'adjusted' as const, disputeId, amount: '-0.03', words: '按合同更正' }
      : { answer: 'explained' as const, disputeId, words: '与合同一致' },
  );
  await Promise.all([
    ...everybody(mall).map(({ person, calls }) => ask(mall, calls.answer, { params: { id }, body: { answers } }, person)),
    agree(mall, id, 1),
  ]);
};

/** Finds the money of what was handed in: two of each side, so that it is enough above the limit of one, and more than enough below it. */
const findMoney = async (mall: Mall, id: Id): Promise<void> => {
  const bill = await ask(mall, billApi.one, { params: { id } }, mall.world.finance);
  for (const { id: paymentId, amount, state } of bill?.data?.paymentList ?? []) {
    if (state !== 'waiting' && state !== 'checked') continue;
    const tell = async ({ person, calls }: ReturnType<typeof everybody>[number]) => {
      const body = { amount, code: await mall.world.factorCode(person) };
      const booked = await ask(mall, calls.confirmPayment, { params: { id: paymentId }, body }, person);
      if (booked?.code === 200 && !booked.data.waits) mall.tally.booked.push(paymentId);
    };
    for (let eyes = 0; eyes < 2; eyes += 1) await Promise.all(everybody(mall).map(tell));
  }
};

/** A part or all of it, twice at once; now and then goods come back meanwhile, or the store says that nothing came. */
const payOff = async (mall: Mall, id: Id): Promise<void> => {
  const { finance } = mall.world;
  for (let parts = 0; parts < 3; parts += 1) {
    const bill = await ask(mall, billApi.one, { params: { id } }, finance);
    if (!bill?.data?.actions.includes('pay')) return;
    const openFen = Math.round(Number(bill.data.open) * 100);
    const fen = parts < 2 && openFen > 1 && mall.random() < 0.3 ? Math.floor(openFen / 2) : openFen;
    const url = await mall.world.proofOf(finance);
    const body = { amount: (fen / 100).toFixed(2), payerName: '云汀供电有限公司', remark: '', urls: [url] };
    await twice(() => ask(mall, billApi.pay, { params: { id }, body }, finance));
    await findMoney(mall, id);
  }
};

const invoiceBill = async (mall: Mall, id: Id): Promise<void> => {
  const titleId = await titleOf(mall, mall.world.finance);
  if (!titleId) return;
  const body = { titleId, type: 'electronic_normal' as const };
  const answers = await twice(() => ask(mall, billInvoiceApi.apply, { params: { id }, body }, mall.world.finance));
  const made = answers.flatMap((answer) => (answer?.code === 200 ? answer.data.ids : []));
  mall.tally.invoiced += made.length;
  for (const one of made) await issue(mall, one);
};

/** Finance makes a bill of a received order, twice at once, and what becomes of it: disputed, taken back, confirmed, invoiced, paid in parts. */
export const bill = async (mall: Mall, orderId: Id): Promise<void> => {
  const { finance } = mall.world;
  const made = await twice(() => ask(mall, billApi.make, { body: { orderIds: [orderId] } }, finance));
  for (const id of made.flatMap((answer) => (answer?.code === 200 ? answer.data.ids : []))) {
    mall.tally.billed += 1;
    if (mall.random() < 0.5) await quarrel(mall, id);
    const withdrawing = mall.random() < 0.15;
    await Promise.all([
      ...(withdrawing
        ? [ask(mall, billSellerApi.withdraw, { params: { id }, body: { reason: '重开' } }, pick(mall, mall.world.sellers))]
        : []),
      agree(mall, id, 2),
    ]);
    await Promise.all([mall.random() < 0.4 ? invoiceBill(mall, id) : undefined, payOff(mall, id)]);
  }
};

/** Finance takes whatever stands on no issued bill yet, also of what its purchasers are just giving back. */
export const keepBilling = async (mall: Mall): Promise<void> => {
  while (!mall.ended()) {
    const found = await ask(mall, billApi.candidates, { query: { page: 1, limit: 20 } }, mall.world.finance);
    const orders = found?.data?.list ?? [];
    if (orders.length === 0) await sleep(500);
    else await bill(mall, pick(mall, orders).id);
  }
};
