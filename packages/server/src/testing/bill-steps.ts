import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { agreeAfterSale } from '../after-sale/agree-after-sale.ts';
import { startRefund } from '../after-sale/start-refund.ts';
import { confirmBill } from '../billing/confirm-bill.ts';
import { confirmPayment } from '../billing/confirm-payment.ts';
import { issueBill } from '../billing/issue-bill.ts';
import { usualSettings } from '../kernel/config.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import { type BuyerSide, type MallSide, type StoreSide, system } from '../kernel/side.ts';
import { confirmReceipt } from '../order/confirm-receipt.ts';
import { passCreditReview } from '../order/pass-credit-review.ts';
import { apply } from './after-sale-steps.ts';
import { reviewOf } from './credit-steps.ts';
import { buyerOf, linesOf, place, ship, specOf } from './order-steps.ts';
import { small } from './small-mall.ts';

const { bigBuyer } = small.members;
const bills = 'personalCenterBase:billManagement';

/** The company's finance, who sees and does everything around its bills. */
export const financeOf = (memberId: Id = bigBuyer): BuyerSide =>
  buyerOf(memberId, {
    companyId: small.company,
    reach: 'company',
    rights: new Map([
      [`${bills}:billManagemantPage:view`, 'company'],
      [`${bills}:accountCreator:view`, 'company'],
      [`${bills}:invoiceCreator:view`, 'company'],
    ]),
  });
export const storeOf = (memberId: Id, storeId: Id = small.stores.own): StoreSide => ({
  kind: 'seller',
  memberId,
  sessionId: '1',
  storeId,
  rights: new Map([['seller:bills:handle', 'own']]),
});
export const mallOf = (memberId: Id): MallSide => ({
  kind: 'operator',
  memberId,
  sessionId: '1',
  rights: new Map([['operations:bills:decide', 'own']]),
});

type Given = { payMode?: 'credit' | 'postpay'; num?: number; at?: number };

/** An order of the small mall's company that was received. Even goods are the mall's own store's. */
export const receive = async (db: Db, { payMode = 'credit', num = 5, at = 2 }: Given = {}): Promise<Id> => {
  const actor = buyerOf(bigBuyer, { companyId: small.company });
  const { orderIds } = await place(db, bigBuyer, { actor, payMode, lines: [{ specId: specOf(at), num }] });
  const [orderId] = orderIds as [Id];
  if (payMode === 'credit') {
    const review = await reviewOf(db, orderId);
    await inTransaction(db, (tx) =>
      passCreditReview(tx, { kind: 'operator', memberId: bigBuyer, sessionId: '1', rights: new Map() }, review),
    );
  }
  await ship(db, orderId);
  await inTransaction(db, (tx) => confirmReceipt(tx, system, orderId, usualSettings));
  return orderId;
};

export const billRow = async (db: Db, id: Id) => (await db.pool.query('select * from bill where id = $1', [id])).rows[0];

/** The bill that an order stands on now. */
export const billOf = async (db: Db, orderId: Id): Promise<Id> =>
  (await db.pool.query<{ id: Id }>('select bill_id::text as id from bill_entry where order_id = $1 and left_at is null', [orderId])).rows[0]
    ?.id as Id;

/** A bill of new orders that the company has agreed to. */
export const confirmedBill = async (db: Db, ...orders: Given[]): Promise<{ billId: Id; orderIds: Id[] }> => {
  const orderIds: Id[] = [];
  for (const given of orders) orderIds.push(await receive(db, given));
  const billId = await billOf(db, orderIds[0] as Id);
  await inTransaction(db, (tx) => issueBill(tx, system, billId));
  await inTransaction(db, (tx) => confirmBill(tx, financeOf(), billId));
  return { billId, orderIds };
};

let handedIn = 0;

/** The company says that it has sent money; its proof is of no concern here. */
export const handIn = async (db: Db, billId: Id, amountFen: number): Promise<Id> => {
  handedIn += 1;
  const { rows } = await db.pool.query<{ id: Id }>(
    `insert into bill_payment (pay_sn, bill_id, member_id, amount_fen, payer_name, urls) values ($1, $2, $3, $4, '滨海配电', '[]') returning id::text`,
    [`ZK${String(process.pid).padStart(7, '0')}${String(handedIn).padStart(6, '0')}`, billId, bigBuyer, amountFen],
  );
  return rows[0]?.id as Id;
};

export const takeIn = (db: Db, side: StoreSide | MallSide, paymentId: Id, amountFen: number, limitFen = 1e12) =>
  inTransaction(db, (tx) => confirmPayment(tx, side, paymentId, { amount: toYuan(fen(amountFen)), limitFen }));

/** Some pieces of a received order go back to the store and to the quota. */
export const giveBack = async (db: Db, orderId: Id, num: number): Promise<void> => {
  const [line] = await linesOf(db, orderId);
  const id = await apply(db, bigBuyer, orderId, { type: 1, lines: [{ orderGoodsId: line?.id as string, num }] } as never);
  await inTransaction(db, (tx) =>
    agreeAfterSale(tx, { kind: 'seller', storeId: small.stores.own } as never, id, { remark: '' }, usualSettings),
  );
  await inTransaction(db, (tx) => startRefund(tx, system, id));
};
