import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { statementApi } from '@mall/contract/payment/statement.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { exportedRows } from '../testing/exported-rows.ts';
import { sendFile, smallPng } from '../testing/multipart.ts';
import { atBank, payApp, toBank } from '../testing/pay-steps.ts';
import { small, tokenOf } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = payApp();
let operator = { token: '' };
let seller = { token: '' };
let owner = { token: '' };
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
type Asked = Parameters<typeof exportedRows>[1];
const rowsOf = (asked: Asked) => exportedRows(mall, asked, operator.token);

beforeAll(async () => {
  const { db } = mall.house;
  operator = await addSignedIn(db, { audience: 'operator' });
  seller = await addSignedIn(db, { audience: 'seller', storeId: small.stores.own });
  owner = { token: await tokenOf(db, small.members.buyer) };
});

it('vouchers as a sheet are those of the tab', async () => {
  const { paySn } = await toBank(mall);
  const { url } = (await sendFile(mall, uploadApi.image, { name: 'a.png', bytes: smallPng, token: owner.token })).data as { url: string };
  expect((await mall.call(payApi.submitVoucher, { body: { paySn, urls: [url], payerName: '王建国', remark: '货款' } }, owner)).code).toBe(
    200,
  );
  const [head, ...rows] = await rowsOf(mall.call(payOperationsApi.exportVouchers, { body: { state: 'submitted' } }, operator));
  expect(head?.slice(0, 3)).toEqual(['提交时间', '付款单号', '买方']);
  expect(rows.map((row) => [row[1], row[5], row[6], row[7]])).toEqual([[paySn, '王建国', '货款', '待核对']]);
  expect(await rowsOf(mall.call(payOperationsApi.exportVouchers, { body: { state: 'rejected' } }, operator))).toEqual([['download.none']]);
  expect((await mall.call(payOperationsApi.exportVouchers, { body: {} }, seller)).errorCode).toBe('kernel.no_permission');
});

it('refunds as a sheet are those of the tab, in its order', async () => {
  await mall.house.db.pool.query(
    `insert into refund (refund_sn, channel, amount_fen, reason, ref, state, next_try_at)
     select 'R' || (900000000000 + n), 'offline', 100 * n, '错款', 'wrong:9' || n, 'pending', null from generate_series(1, 3) n`,
  );
  const listed = async (query: { hand?: 1; state?: 'pending' }) =>
    (await mall.call(payOperationsApi.refunds, { query }, operator)).data.list.map(({ refundSn }) => refundSn);
  for (const body of [{ hand: 1 as const }, { state: 'pending' as const }]) {
    const [, ...rows] = await rowsOf(mall.call(payOperationsApi.exportRefunds, { body }, operator));
    expect(rows.map((row) => row[1])).toEqual(await listed(body));
    expect(rows.length).toBeGreaterThan(2);
  }
  expect((await mall.call(payOperationsApi.exportRefunds, { body: {} }, seller)).errorCode).toBe('kernel.no_permission');
});

it('what differs on a day as a sheet has both sides: what the bank alone has, and what the books alone have', async () => {
  const { attemptNo, amountFen } = await toBank(mall);
  await atBank(mall, attemptNo, 'success');
  const text = [
    '交易流水号,本方账号,交易时间,借贷标志,金额,对方户名,对方账号,附言,商户单号',
    ['ALONE', mall.house.config.PAY_ACCOUNT_NO, `${today()} 10:00:00`, '借', '7.70', '个人', '', '杂费', ''].join(','),
  ].join('\n');
  expect((await sendFile(mall, statementApi.upload, { name: 's.csv', bytes: Buffer.from(text), token: operator.token })).errorCode).toBe(
    null,
  );
  const ask = (who: { token: string }, day = today()) => mall.call(statementApi.export, { body: { day } }, who);
  const [, ...rows] = await rowsOf(ask(operator));
  expect(rows.map((row) => [row[1], row[4], row[5], row[7], row[9]])).toEqual([
    ['ALONE', '-7.7', '银行有、我方没有', '', ''],
    ['', '', '我方已记，银行未到', attemptNo, String(Number(toYuan(fen(amountFen))))],
  ]);
  expect((await ask(operator, '2001-01-01')).errorCode).toBe('download.none');
  expect((await ask(seller)).errorCode).toBe('kernel.no_permission');
});
