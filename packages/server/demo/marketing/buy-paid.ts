import { randomUUID } from 'node:crypto';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type pg from 'pg';
import type { Tx } from '../../src/kernel/db.ts';
import type { BuyerSide } from '../../src/kernel/side.ts';
import { placeOrder } from '../../src/order/place-order.ts';
import { readQuote } from '../../src/order/read-quote.ts';
import { settleAttempt } from '../../src/payment/settle-attempt.ts';

const address = {
  receiverName: '仓库收货组',
  receiverPhone: '13812340000',
  provinceId: '120000',
  areaInfo: '天津市 市辖区 滨海新区',
  detail: '开发区示例路 8 号 2 号库',
  postalCode: '300457',
};

export const demoBuyer = (memberId: Id): BuyerSide => ({
  kind: 'buyer',
  memberId,
  sessionId: '0',
  rights: new Map([['order:buy', 'own']]),
  companyId: undefined,
  companyState: undefined,
  departmentId: undefined,
  departments: [],
  zoneId: undefined,
  ownStoreId: undefined,
  reach: 'own',
});

type Bought = { specId: Id; num: number; groupId?: Id; memberCouponId?: Id };

const placed = async (tx: Tx, memberId: Id, { specId, num, groupId, memberCouponId }: Bought) => {
  const lines = [{ specId, num }];
  const ask = { lines, provinceId: address.provinceId, coupons: memberCouponId ? [memberCouponId] : [], points: 0, groupId };
  const { priced, faults, stores } = await readQuote(tx, memberId, ask);
  if (faults.size > 0) return undefined;
  const coupons = Object.fromEntries(stores.flatMap(({ storeId }) => (memberCouponId ? [[storeId, memberCouponId]] : [])));
  return placeOrder(tx, demoBuyer(memberId), {
    ordered: { lines },
    address,
    coupons,
    usePoints: 0,
    payMode: 'prepay',
    deliveryTime: 'any',
    invoices: {},
    leaveWords: {},
    submitToken: randomUUID(),
    shownTotal: toYuan(fen(priced.payableFen)),
    ...(groupId && { groupId }),
  });
};

/** Pays as the bank of the sandbox says it; it gives the money of these back although it never took it. */
const pay = async (client: pg.PoolClient, tx: Tx, memberId: Id, { paySn, tradeId, orderIds }: Awaited<ReturnType<typeof placeOrder>>) => {
  const attemptNo = `DEMO${paySn}`;
  await client.query('insert into pay_request (pay_sn, trade_id, member_id) values ($1, $2, $3)', [paySn, tradeId, memberId]);
  const { rows } = await client.query<{ fen: number }>(
    `with tried as (
       insert into pay_attempt (attempt_no, pay_sn, channel, amount_fen, expires_at)
       select $1, $2, 'pc', payable_fen, now() + interval '2 hours' from shop_order where id = $3 returning amount_fen)
     select amount_fen::float8 as fen from tried`,
    [attemptNo, paySn, orderIds[0]],
  );
  const amountFen = rows[0]?.fen ?? 0;
  await client.query('insert into pay_attempt_order (attempt_no, order_id, amount_fen) values ($1, $2, $3)', [
    attemptNo,
    orderIds[0],
    amountFen,
  ]);
  await settleAttempt(tx, attemptNo, { state: 'success', amountFen, outNo: `DEMO${attemptNo}` });
};

/** Somebody of the demo orders one spec by the verbs themselves, and pays. What cannot be bought, or is not sent there, is left. */
export const buyPaid = async (client: pg.PoolClient, tx: Tx, memberId: Id, bought: Bought): Promise<void> => {
  const order = await placed(tx, memberId, bought);
  if (order) await pay(client, tx, memberId, order);
};
