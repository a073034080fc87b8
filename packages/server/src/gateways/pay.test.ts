import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { payPart } from '@mall/sandbox/pay.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { httpPay } from './pay.ts';
import { checkPaySign, signPay } from './pay-sign.ts';

const secret = 'a shared secret';
const running: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});

/** A bank that listens; the same folder is the same bank. */
const openBank = async (folder = mkdtempSync(join(tmpdir(), 'bank-'))) => {
  const app = fastify();
  running.push(app);
  payPart(app, { secret, folder });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const act = (attemptNo: string, what: string) =>
    fetch(`${url}/sandbox/pay/bank/${attemptNo}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ act: what }),
    });
  return { app, url, folder, act, pay: httpPay(`${url}/sandbox/pay/api`, secret) };
};

const deal = (attemptNo: string, channel: 'pc' | 'wechat' = 'pc') => ({
  attemptNo,
  channel,
  channelName: '网上银行',
  amountFen: 1234,
  title: '订单 <b>',
  expiresAt: Date.now() + 60_000,
  notifyUrl: 'http://127.0.0.1:9/nobody',
  successUrl: 'http://mall.test/ok',
  failureUrl: 'http://mall.test/no',
});
const named = (attemptNo: string) => ({ attemptNo, channel: 'pc' as const });

it('opens, asks, closes and refunds over HTTP', async () => {
  const { pay, act } = await openBank();
  expect(await pay.open(deal('A1'))).toEqual({ payUrl: 'http://mall.test/sandbox/pay/bank/A1' });
  expect((await pay.open(deal('W1', 'wechat')))?.codeUrl).toBe('http://mall.test/sandbox/pay/wechat/W1');
  expect(await pay.query(named('A1'))).toEqual({ state: 'paying' });
  expect(await pay.query(named('B1'))).toEqual({ state: 'unknown' });
  await act('A1', 'silent');
  expect(await pay.query(named('A1'))).toMatchObject({ state: 'success', amountFen: 1234 });
  expect(await pay.close(named('A1'))).toMatchObject({ state: 'success' });
  const refund = (refundSn: string, amountFen: number) => pay.refund({ ...named('A1'), refundSn, amountFen });
  expect(await refund('R1', 1000)).toMatchObject({ state: 'success' });
  expect(await refund('R1', 1000)).toMatchObject({ state: 'success' });
  expect(await refund('R2', 235)).toMatchObject({ state: 'refused' });
  expect(await refund('R3', 234)).toMatchObject({ state: 'success' });
  expect(await pay.close(named('W1'))).toEqual({ state: 'closed' });
});

it('remembers everything when it is killed and started again', async () => {
  const first = await openBank();
  await first.pay.open(deal('A1'));
  await first.act('A1', 'silent');
  await first.pay.refund({ ...named('A1'), refundSn: 'R1', amountFen: 1234 });
  const second = await openBank(first.folder);
  expect(await second.pay.query(named('A1'))).toMatchObject({ state: 'success' });
  expect(await second.pay.refund({ ...named('A1'), refundSn: 'R1', amountFen: 1234 })).toMatchObject({ state: 'success' });
  expect(await second.pay.refund({ ...named('A1'), refundSn: 'R2', amountFen: 1 })).toMatchObject({ state: 'refused' });
});

it('takes no word that the other side did not sign', async () => {
  const { url, pay } = await openBank();
  await pay.open(deal('A1'));
  expect(await httpPay(`${url}/sandbox/pay/api`, 'another secret').query(named('A1'))).toBeUndefined();
  const liar = fastify();
  running.push(liar);
  liar.post('/query', async () => ({ state: 'success', amountFen: 1234, outNo: 'X' }));
  const at = await liar.listen({ port: 0, host: '127.0.0.1' });
  expect(await httpPay(at, secret).query(named('A1'))).toBeUndefined();
  expect(await httpPay('http://127.0.0.1:9', secret).query(named('A1'))).toBeUndefined();
  expect(await httpPay(undefined, secret).open(deal('A2'))).toBeUndefined();
});

it('shows the payer what is paid, and a script as text', async () => {
  const { url, pay } = await openBank();
  await pay.open(deal('A1'));
  await pay.open(deal('W1', 'wechat'));
  const bank = await (await fetch(`${url}/sandbox/pay/bank/A1`)).text();
  expect(bank).toContain('¥12.34');
  expect(bank).toContain('&lt;b&gt;');
  expect([...bank.matchAll(/name="act" value="(\w+)"/g)].map((match) => match[1])).toEqual([
    'success',
    'failure',
    'late',
    'twice',
    'wrong',
    'silent',
  ]);
  expect(await (await fetch(`${url}/sandbox/pay/wechat/W1`)).text()).toContain('微信扫码支付');
  expect((await fetch(`${url}/sandbox/pay/bank/NONE`)).status).toBe(404);
  expect(await (await fetch(`${url}/sandbox/pay`)).text()).toContain('A1');
  const back = await fetch(`${url}/sandbox/pay/bank/A1`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ act: 'success' }),
  });
  expect([back.status, back.headers.get('location')]).toEqual([303, 'http://mall.test/ok']);
});

it('binds a signature to its subject, time and bytes', () => {
  const time = String(Date.now());
  const sign = signPay(secret, 'notify pc', time, 'body');
  expect(checkPaySign(secret, 'notify pc', { time, sign }, 'body')).toBeUndefined();
  expect(checkPaySign(secret, 'notify abcpay', { time, sign }, 'body')).toBe('forged');
  expect(checkPaySign(secret, 'notify pc', { time, sign }, 'bodx')).toBe('forged');
  expect(checkPaySign(secret, 'notify pc', { time: `${Number(time) + 1}`, sign }, 'body')).toBe('forged');
  expect(checkPaySign(secret, 'notify pc', { time, sign: undefined }, 'body')).toBe('forged');
  expect(checkPaySign(secret, 'notify pc', { time, sign }, 'body', Date.now() + 301_000)).toBe('stale');
  const nonsense = signPay(secret, 'notify pc', 'now', 'body');
  expect(checkPaySign(secret, 'notify pc', { time: 'now', sign: nonsense }, 'body')).toBe('stale');
});
