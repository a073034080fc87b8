import { workApi } from '@mall/contract/account/work.api.ts';
import { workWhats } from '@mall/contract/account/work.rules.ts';
import { alertOperationsApi } from '@mall/contract/payment/alert-operations.api.ts';
import { alertKinds } from '@mall/contract/payment/payment.rules.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { raiseAlert } from './raise-alert.ts';

/** Not the usual ones, and not the same: hours of another queue would be seen. */
const mall = testApp({ WORK_REFUND_HOURS: '100', WORK_VOUCHER_HOURS: '7' });
let token: string;

beforeAll(async () => {
  ({ token } = await addSignedIn(mall.house.db, { audience: 'operator', roles: ['mall_finance'] }));
});

const work = async () => (await mall.call(workApi.page, { query: { kind: 'alert' } }, { token })).data.list;
const settle = (id: string) => mall.call(alertOperationsApi.settle, { params: { id }, body: { note: '已核对，银行重复通知' } }, { token });

test('the work list has words for every kind of alert', () => {
  expect(alertKinds.filter((kind) => !(workWhats as readonly string[]).includes(`alert.${kind}`))).toEqual([]);
});

test('an alert waits until somebody has looked into it, and waits anew when the same is seen again', async () => {
  await raiseAlert(mall.house.db, 'late', 'P1', {});
  const [alert] = await work();
  expect(alert).toMatchObject({ what: 'alert.late', sn: 'P1' });
  const id = alert?.id ?? '';
  await mall.call(workApi.take, { body: { items: [{ kind: 'alert', id }] } }, { token });
  await raiseAlert(mall.house.db, 'late', 'P1', {});
  expect((await work())[0]).toMatchObject({ id, mine: true, note: '2' });
  expect((await settle(id)).errorCode).toBe(null);
  expect((await settle(id)).errorCode).toBe('kernel.not_found');
  expect(await work()).toEqual([]);
  await raiseAlert(mall.house.db, 'late', 'P1', {});
  expect((await work())[0]).toMatchObject({ id, holder: null, note: '3', waited: 0 });
});

test('a refund and a voucher are found by the number that the work list leads to, and named by who is paid', async () => {
  const { pool } = mall.house.db;
  await pool.query(
    `with w as (insert into wrong_payment (wrong_sn, kind, channel, received_fen, payer_name, out_no, found_at) values ('W261116000001', 'stray', 'offline', 500, '松坞水务', 'O1', now()) returning id)
     insert into refund (refund_sn, channel, amount_fen, ref) select 'R261116000001', 'offline', 500, 'wrong:' || id from w`,
  );
  const [row] = (await mall.call(workApi.page, { query: { kind: 'refund' } }, { token })).data.list;
  expect(row).toMatchObject({ sn: 'R261116000001', name: '松坞水务' });
  expect(Math.round((row?.left ?? 0) / 60)).toBe(100);
  const id = new URL(row?.url ?? '', 'http://mall').searchParams.get('id') ?? '';
  expect((await mall.call(payOperationsApi.refunds, { query: { id } }, { token })).data.list).toMatchObject([
    { refundId: id, refundSn: 'R261116000001' },
  ]);
  // A channel tried for three days: its time is not the clerk's.
  await pool.query(`update refund set state = 'failure', created_at = now() - interval '3 days', hand_at = now()`);
  const [failed] = (await mall.call(workApi.page, { query: { kind: 'refund' } }, { token })).data.list;
  expect([failed?.what, Math.round((failed?.left ?? 0) / 60)]).toEqual(['refund.failed', 100]);
  expect((await mall.call(payOperationsApi.vouchers, { query: { id: '999' } }, { token })).data.list).toEqual([]);
});
