import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeText } from '@mall/contract/wire/base64-text.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSm2Pem, readSm2Key } from '../../server/src/kernel/sm/sm2-key.ts';
import { createWireCrypto, type SealedAnswer, type WireCrypto } from '../../server/src/kernel/sm/wire-crypto.ts';
import type { CallError } from './call-error.ts';
import { createClient } from './call-server.ts';
import { callTo, untyped } from './testing/fake-server.ts';

const signIn = callTo('POST', '/auth/oauth/captcha', { encoded: ['mobile', 'captcha'] });
const cancel = callTo('DELETE', '/portal/inquiry/{id}');

type Body = { magicaValue: string; mobile: string; captcha: string; note: string };
let wire: WireCrypto;
let base = '';
let opened: Body[] = [];
let lines: string[] = [];
let keysAsked = 0;
let answerWith: { status: number; envelope: object; spoil: (sealed: SealedAnswer) => Partial<SealedAnswer> };

const read = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};

const server = createServer(async (request, response) => {
  const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  if (request.url?.startsWith('/api/auth/publicKey')) {
    keysAsked += 1;
    return reply(200, { code: 200, msg: '', data: { publicKey: wire.publicKeyHex }, errorCode: null });
  }
  const { params } = JSON.parse(await read(request));
  const { code, mac } = request.headers;
  const openedRequest = request.headers['encryptiontype'] === 'SM' ? await wire.openRequest({ code, mac, params }) : undefined;
  if (!openedRequest) return reply(400, { code: 400, msg: '请求无法解密', data: null, errorCode: null });
  lines.push(`${request.method} ${request.url}`);
  opened.push(JSON.parse(openedRequest.text));
  const sealed = wire.sealAnswer(JSON.stringify(answerWith.envelope), openedRequest.key);
  const { body, sm4code, mac: answerMac } = { ...sealed, ...answerWith.spoil(sealed) };
  return reply(answerWith.status, body, { sm4code, mac: answerMac });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  wire.close();
  server.close();
});
beforeEach(() => {
  wire?.close();
  wire = createWireCrypto(readSm2Key(makeSm2Pem()));
  [opened, lines, keysAsked] = [[], [], 0];
  answerWith = { status: 200, envelope: { code: 200, msg: '好', data: { 余额: '¥1 👍' }, errorCode: null }, spoil: () => ({}) };
});

const setUp = () => {
  const toasts: string[] = [];
  return { toasts, client: untyped(createClient({ base, toast: (message) => toasts.push(message) })) };
};
const failure = (promise: Promise<unknown>): Promise<CallError> =>
  promise.then(
    () => Promise.reject(new Error('answered')),
    (error: CallError) => error,
  );
const body = { mobile: '13800000000', captcha: '验证', note: '“能源”👷' };

describe('an encrypted call', () => {
  it('is understood by the server and understands its answer', async () => {
    const { client } = setUp();
    expect(await client.call(signIn, { body })).toEqual({ 余额: '¥1 👍' });
    expect(await client.call(signIn, { body })).toEqual({ 余额: '¥1 👍' });
    expect(opened[0]).toMatchObject({ note: body.note });
    expect([decodeText(opened[0]?.mobile ?? ''), decodeText(opened[0]?.captcha ?? '')]).toEqual([body.mobile, body.captcha]);
    expect(opened[0]?.magicaValue).toMatch(/^[0-9a-f]{32}\d{13}$/);
    expect(opened[1]?.magicaValue).not.toBe(opened[0]?.magicaValue);
    expect(keysAsked).toBe(1);
  });

  it('is encrypted too where the verb stays', async () => {
    await setUp().client.call(cancel, { params: { id: '9' } });
    expect(lines).toEqual(['DELETE /api/portal/inquiry/9']);
    expect(Object.keys(opened[0] ?? {})).toEqual(['magicaValue']);
  });

  it('reads a sealed refusal and a sealed failure', async () => {
    const { client, toasts } = setUp();
    answerWith.envelope = { code: 505, msg: '验证码错误', data: null, errorCode: '1' };
    expect(await failure(client.call(signIn, { body }))).toMatchObject({ kind: 'refused', code: 505, errorCode: '1' });
    expect(toasts).toEqual(['验证码错误']);
    answerWith = { ...answerWith, status: 500, envelope: { code: 500, msg: '稍后重试', data: null, errorCode: null } };
    expect(await failure(client.call(signIn, { body }))).toMatchObject({ kind: 'status', code: 500, msg: '稍后重试' });
  });

  const spoilers: [string, (sealed: SealedAnswer) => Partial<SealedAnswer>][] = [
    ['no key', () => ({ sm4code: '' })],
    ['a key of another', () => ({ sm4code: wire.sealAnswer('{}', '0'.repeat(32)).sm4code })],
    ['a wrong mac', ({ mac }) => ({ mac: mac.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) })],
    ['a changed body', ({ body: sealed }) => ({ body: sealed.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) })],
    ['no hex', () => ({ body: 'zz' })],
  ];
  it.each(spoilers)('refuses an answer with %s', async (_, spoil) => {
    const { client, toasts } = setUp();
    answerWith.spoil = spoil;
    expect(await failure(client.call(signIn, { body }))).toMatchObject({ kind: 'unreadable', msg: '数据错误,请联系管理员' });
    expect(toasts).toEqual(['数据错误,请联系管理员']);
  });

  it('tries once more when the server has a new key, with a new value', async () => {
    const { client, toasts } = setUp();
    await client.call(signIn, { body });
    wire.close();
    wire = createWireCrypto(readSm2Key(makeSm2Pem()));
    expect(await client.call(signIn, { body })).toEqual({ 余额: '¥1 👍' });
    expect([keysAsked, opened.length, toasts]).toEqual([2, 2, []]);
  });
});
