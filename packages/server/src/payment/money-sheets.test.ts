import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { alertOperationsApi } from '@mall/contract/payment/alert-operations.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { statementApi } from '@mall/contract/payment/statement.api.ts';
import { wrongPaymentApi } from '@mall/contract/payment/wrong-payment.api.ts';
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
  const listed = async (query: object) => (await mall.call(payOperationsApi.vouchers, { query: query as never }, operator)).data;
  expect(await listed({ word: '建国' })).toMatchObject({ total: 1, counts: { submitted: 1, confirmed: 0, rejected: 0 } });
  for (const none of [{ word: '别人' }, { to: '2001-01-01' }, { max: '0.01' }, { min: '99999999.00' }])
    expect(await listed(none), JSON.stringify(none)).toMatchObject({ total: 0, counts: { submitted: 0 } });
  expect((await listed({ word: paySn, from: today(), min: '0.01' })).total).toBe(1);
  expect(await rowsOf(mall.call(payOperationsApi.exportVouchers, { body: { state: 'rejected' } }, operator))).toEqual([['download.none']]);
  expect((await mall.call(payOperationsApi.exportVouchers, { body: {} }, seller)).errorCode).toBe('kernel.no_permission');
});

it('refunds as a sheet are those of the tab, in its order', async () => {
  await mall.house.db.pool.query(
    `insert into refund (refund_sn, channel, amount_fen, reason, ref, state, next_try_at)
     select 'R' || (900000000000 + n), 'offline', 100 * n, '错款', 'wrong:9' || n, 'pending', null from generate_series(1, 3) n`,
  );
  const listed = async (query: { tab: 'hand' | 'pending' }) =>
    (await mall.call(payOperationsApi.refunds, { query }, operator)).data.list.map(({ refundSn }) => refundSn);
  for (const body of [{ tab: 'hand' as const }, { tab: 'pending' as const }]) {
    const [, ...rows] = await rowsOf(mall.call(payOperationsApi.exportRefunds, { body }, operator));
    expect(rows.map((row) => row[1])).toEqual(await listed(body));
    expect(rows.length).toBeGreaterThan(2);
  }
  const found = async (query: object) => (await mall.call(payOperationsApi.refunds, { query: query as never }, operator)).data;
  expect(await found({ tab: 'success', word: 'r900000000002' })).toMatchObject({ total: 0, counts: { hand: 1, pending: 1, success: 0 } });
  expect((await found({ word: 'R90000000000', min: '2.00', max: '2.99' })).list.map(({ refundSn }) => refundSn)).toEqual(['R900000000002']);
  expect((await found({ word: 'R90000000000', to: '2001-01-01' })).total).toBe(0);
  expect((await mall.call(payOperationsApi.exportRefunds, { body: {} }, seller)).errorCode).toBe('kernel.no_permission');
});

it('money that was booked nowhere is found by number, name, amount and day, and exported as it is listed', async () => {
  await mall.house.db.pool.query(
    `insert into wrong_payment (wrong_sn, kind, channel, received_fen, payer_name, out_no)
     select 'W90000000000' || n, 'stray', 'offline', 100 * n, '松坞水务', 'BK' || n from generate_series(1, 3) n`,
  );
  const found = async (query: object) => (await mall.call(wrongPaymentApi.page, { query: query as never }, operator)).data;
  expect(await found({ tab: 'ended', word: '松坞' })).toMatchObject({ total: 0, counts: { open: 3, second: 0, ended: 0, all: 3 } });
  expect((await found({ word: '松坞', min: '2.00', max: '2.00' })).list.map(({ outNo }) => outNo)).toEqual(['BK2']);
  expect((await found({ word: '松坞', to: '2001-01-01' })).total).toBe(0);
  const [, ...rows] = await rowsOf(mall.call(wrongPaymentApi.export, { body: { word: '松坞', min: '2.00' } }, operator));
  expect(rows.map((row) => [row[2], row[8]])).toEqual([
    ['BK2', '2'],
    ['BK3', '3'],
  ]);
  expect((await mall.call(wrongPaymentApi.export, { body: {} }, seller)).errorCode).toBe('kernel.no_permission');
});

it('alerts are found by kind, subject and day, what is settled apart, and exported as they are listed', async () => {
  await mall.house.db.pool.query(`insert into pay_alert (kind, subject) values ('forged', 'ALARM1'), ('late', 'ALARM2')`);
  const found = async (query: object) => (await mall.call(payOperationsApi.alerts, { query: query as never }, operator)).data;
  const [first] = (await found({ word: 'alarm', kind: 'forged' })).list;
  expect(first).toMatchObject({ subject: 'ALARM1', settledDate: null, settledBy: '' });
  const settled = { params: { id: first?.alertId ?? '' }, body: { note: '已向银行核实' } };
  expect((await mall.call(alertOperationsApi.settle, settled, operator)).errorCode).toBe(null);
  expect(await found({ word: 'alarm', tab: 'open' })).toMatchObject({ total: 1, counts: { open: 1, settled: 1 } });
  expect((await found({ id: first?.alertId })).list[0]).toMatchObject({ settledNote: '已向银行核实' });
  expect((await found({ word: 'alarm', to: '2001-01-01' })).total).toBe(0);
  const [, ...rows] = await rowsOf(mall.call(payOperationsApi.exportAlerts, { body: { word: 'alarm', tab: 'settled' } }, operator));
  expect(rows.map((row) => [row[0], row[1], row[7]])).toEqual([['通知签名不对', 'ALARM1', '已向银行核实']]);
  expect((await mall.call(payOperationsApi.exportAlerts, { body: {} }, seller)).errorCode).toBe('kernel.no_permission');
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
