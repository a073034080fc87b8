import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import * as z from 'zod';
import { pictureAddress } from '../../src/content/render-picture.ts';
import { usualSettings } from '../../src/kernel/config.ts';
import { type Tx, txOn } from '../../src/kernel/db.ts';
import { readRows } from '../../src/kernel/read-rows.ts';
import type { MallSide } from '../../src/kernel/side.ts';
import { confirmWrong } from '../../src/payment/confirm-wrong.ts';
import { keepWrong } from '../../src/payment/keep-wrong.ts';
import { keepPayRequest, scopeOfOrder } from '../../src/payment/pay-scope.ts';
import { proposeWrong } from '../../src/payment/propose-wrong.ts';
import { returnWrong } from '../../src/payment/return-wrong.ts';
import { demoOperators } from '../account/demo-members.ts';
import { fillStatement } from './fill-statement.ts';

const OrderRow = z.strictObject({ id: Id, orderSn: z.string(), memberId: Id, payableFen: z.number(), name: z.string() });
type Order = z.infer<typeof OrderRow>;

/** Orders that wait for money; first those that do not end by themselves, because the goods came before. What stands on a bill is paid there. */
const listUnpaid = (tx: Tx): Promise<Order[]> =>
  readRows(tx, OrderRow)`
    select o.id::text, o.order_sn as "orderSn", o.member_id::text as "memberId", o.payable_fen::float8 as "payableFen", coalesce(c.name, m.member_name) as name
    from shop_order o join member m on m.id = o.member_id left join company c on c.id = o.company_id
    where o.state = 'wait_pay' and o.bill_id is null order by (o.pay_mode = 'postpay') desc, o.id desc`;

const PersonRow = z.strictObject({ id: Id });
const sideOf = async (tx: Tx, mobile: string): Promise<MallSide> => {
  const [row] = await readRows(tx, PersonRow)`select id::text from member where mobile = ${mobile}`;
  return { kind: 'operator', memberId: row?.id ?? '0', sessionId: '0', rights: new Map() };
};

const paySnOf = async (tx: Tx, { id, memberId }: Order): Promise<string> => {
  const buyer = { kind: 'buyer', memberId, companyId: undefined, departments: [], reach: 'own' } as const;
  const scope = await scopeOfOrder(tx, buyer, id);
  await keepPayRequest(tx, buyer, scope);
  return scope.paySn;
};

/** A transfer whose buyer says that it was made. */
const handIn = async (tx: Tx, order: Order, { payer, remark, hours }: { payer: string; remark: string; hours: number }): Promise<void> => {
  const paySn = await paySnOf(tx, order);
  await tx.execute(sql`
    insert into pay_voucher (pay_sn, member_id, urls, payer_name, remark, created_at)
    values (${paySn}, ${order.memberId}, ${sql.param([pictureAddress('papers', 'transfer')])}::text[], ${payer}, ${remark}, now() - make_interval(hours => ${hours}))`);
};

/** A payment that the bank took with another amount. The bank of the sandbox gives such money back although it never took it. */
const payWrong = async (tx: Tx, order: Order, differsBy: number): Promise<Id> => {
  const attemptNo = `DEMOW${order.id.padStart(14, '0')}`;
  await tx.execute(sql`
    insert into pay_attempt (attempt_no, pay_sn, channel, amount_fen, state, created_at, expires_at, next_query_at)
    values (${attemptNo}, ${await paySnOf(tx, order)}, 'pc', ${order.payableFen}, 'closed', now() - interval '3 hours', now() - interval '1 hour', null)`);
  await tx.execute(
    sql`insert into pay_attempt_order (attempt_no, order_id, amount_fen) values (${attemptNo}, ${order.id}, ${order.payableFen})`,
  );
  const given = { kind: 'amount', channel: 'pc', attemptNo, outNo: `PC${attemptNo}`, expectedFen: order.payableFen } as const;
  return (await keepWrong(tx, {
    ...given,
    receivedFen: order.payableFen + differsBy,
    payerName: order.name,
    remark: `${order.orderSn.slice(-6)} 货款`,
  })) as Id;
};

const stray = async (tx: Tx, given: { no: string; fen: number; name: string; remark: string }): Promise<Id> =>
  (await keepWrong(tx, {
    kind: 'stray',
    channel: 'offline',
    attemptNo: null,
    outNo: given.no,
    receivedFen: given.fen,
    expectedFen: null,
    payerName: given.name,
    remark: given.remark,
  })) as Id;

/** What a buyer paid too little. */
const short = 100_000;

/** What the people of the mall find around money: vouchers, amounts that differ at every step, refunds by hand, and a statement with its differences. */
export const fillMoney = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const { FOUR_EYES_FEN: limitFen, PAY_ACCOUNT_NO: accountNo } = usualSettings;
  const tx = txOn(client);
  const first = await sideOf(tx, demoOperators[0] ?? '');
  const second = await sideOf(tx, demoOperators[1] ?? '');
  const [same, other, ...rest] = await listUnpaid(tx);
  const less = rest.find(({ payableFen }) => payableFen > 2 * short);
  const more = rest.find((order) => order !== less);
  if (same) await handIn(tx, same, { payer: same.name, remark: same.orderSn.slice(-8), hours: 2 });
  if (other) await handIn(tx, other, { payer: '陆知行', remark: '货款', hours: 1 });
  if (less) {
    const id = await payWrong(tx, less, -short);
    await proposeWrong(tx, second, id, { way: 'book', reason: '客户电话确认少付，11 月底补 1,000 元；先发货' });
  }
  if (more) await payWrong(tx, more, 64_000);
  await stray(tx, { no: 'LK0341', fen: 1_860_000, name: '沧屿新能源有限公司', remark: '货款' });
  const returned = await stray(tx, { no: 'LK0388', fen: 500_000, name: '个人', remark: '货款' });
  await proposeWrong(tx, first, returned, { way: 'give_back', reason: '户名为个人，无对应订单' });
  await returnWrong(tx, second, returned, { proposal: 1, reason: '先与客户联系确认' });
  const toPay = await stray(tx, { no: 'LK0402', fen: 1_215_000, name: '松坞水务有限公司', remark: '重复汇款' });
  await proposeWrong(tx, first, toPay, { way: 'give_back', reason: '客户重复汇款，申请退回' });
  await confirmWrong(tx, second, toPay, 1, limitFen);
  await fillStatement(tx, second, { now, accountNo });
};
