import { randomBytes } from 'node:crypto';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { encodeText } from '@mall/contract/wire/base64-text.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { sealRequest } from '@mall/contract/wire/sm-browser.ts';
import { describe, expect, it, vi } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const app = testApp({ WIRE_FAILURES: '5', WIRE_POSTS: '60' });
const url = `/api${accountApi.checkMobile.path}`;

const send = async (from: string, change: { mac?: string } = {}) => {
  const body = { memberMobile: encodeText('13812345678'), magicaValue: makeMagicaValue() };
  const { code, mac, params } = await sealRequest(JSON.stringify(body), app.house.crypto.publicKeyHex);
  const headers = { 'content-type': 'application/json', encryptiontype: 'SM', code, mac: change.mac ?? mac };
  return app.app.fastify.inject({ method: 'POST', url, remoteAddress: from, headers, payload: { params } });
};
const garbage = (from: string) => send(from, { mac: randomBytes(32).toString('hex') });

describe('requests that cannot be read', () => {
  it('are answered 429 after some from one address, without a decryption', async () => {
    for (let at = 0; at < 5; at += 1) expect((await garbage('203.0.113.1')).statusCode).toBe(400);
    const decrypt = vi.spyOn(app.house.crypto, 'openRequest');
    const answer = await garbage('203.0.113.1');
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().errorCode]).toEqual([429, '60', 'kernel.too_often']);
    expect(decrypt).not.toHaveBeenCalled();
    decrypt.mockRestore();
  });

  it('shut out nobody else, and count alone', async () => {
    expect((await send('203.0.113.2')).statusCode).toBe(200);
    for (let at = 0; at < 20; at += 1) expect((await send('203.0.113.3')).statusCode).toBe(200);
    for (let at = 0; at < 4; at += 1) await garbage('203.0.113.3');
    expect((await send('203.0.113.3')).statusCode).toBe(200);
  });

  it('count for the whole household of an IPv6 address', async () => {
    for (let at = 0; at < 5; at += 1) await garbage(`2001:db8:1:2::${at}`);
    expect((await garbage('2001:db8:1:2::ffff')).statusCode).toBe(429);
    expect((await garbage('2001:db8:1:3::1')).statusCode).toBe(400);
  });
});

const sealed = async (body: object) => {
  const { code, mac, params } = await sealRequest(JSON.stringify(body), app.house.crypto.publicKeyHex);
  return { headers: { 'content-type': 'application/json', encryptiontype: 'SM', code, mac }, payload: { params } };
};
const post = (from: string, request: { headers: Record<string, string>; payload: object }) =>
  app.app.fastify.inject({ method: 'POST', url, remoteAddress: from, ...request });

const form = (from: string, value = makeMagicaValue()) =>
  app.app.fastify.inject({
    method: 'POST',
    url: `/api${payApi.pc.path}`,
    remoteAddress: from,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `magicaValue=${value}`,
  });

describe('requests that can be read', () => {
  it('are sent again so often, and then no longer decrypted', async () => {
    const request = await sealed({ memberMobile: encodeText('13812345678'), magicaValue: makeMagicaValue() });
    for (let at = 0; at <= 50; at += 1) expect((await post('203.0.113.20', request)).statusCode).toBe(200);
    const decrypt = vi.spyOn(app.house.crypto, 'openRequest');
    expect((await post('203.0.113.20', request)).statusCode).toBe(429);
    expect(decrypt).not.toHaveBeenCalled();
    decrypt.mockRestore();
    expect((await post('203.0.113.21', request)).statusCode).toBe(200);
  });

  it('are refused unread where they are larger than any call needs', async () => {
    const request = await sealed({ memberMobile: 'x'.repeat(200_000), magicaValue: makeMagicaValue() });
    expect((await post('203.0.113.22', request)).statusCode).toBe(413);
  });
});

it('keeps the share of one address in what is remembered small', async () => {
  for (let at = 0; at < 60; at += 1) expect((await form('203.0.113.30')).json().code).toBe(401);
  expect((await form('203.0.113.30')).statusCode).toBe(429);
  expect((await form('203.0.113.31')).json().code).toBe(401);
});

it('takes a form for what it is, and one that comes twice once', async () => {
  const value = makeMagicaValue();
  expect((await form('203.0.113.40', value)).json().code).toBe(401);
  expect((await form('203.0.113.40', value)).json().errorCode).toBe('400901');
});
