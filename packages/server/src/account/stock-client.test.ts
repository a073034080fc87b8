import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { httpMail } from '../gateways/mail.ts';
import { httpSms } from '../gateways/sms.ts';
import { stock } from '../kernel/sm/stock-sm-crypto.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, testPassword } from '../testing/test-member.ts';

/** A stranger's client: `sm-crypto`, fetch and the wire rules, nothing of ours. */
const { sm2, sm3, sm4 } = stock;
const server = testApp();
let site = '';

beforeAll(async () => {
  await server.app.fastify.listen({ host: '127.0.0.1', port: 0 });
  site = `http://127.0.0.1:${(server.app.fastify.server.address() as AddressInfo).port}`;
});

type Answer<T> = { code: number; msg: string; data: T; errorCode: string | null };

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const bytesOf = (text: string) => [...Buffer.from(text, 'hex')];
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
let cookie = '';
const macOf = (sealed: string, key: string) => sm3(bytesOf(sealed), { key: sm3(`mac${key}`) });

const get = async <T>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> => {
  const answer = await fetch(`${site}/api${path}${path.includes('?') ? '&' : '?'}_t=${Date.now()}`, {
    headers: { memberSource: '0', To: '', cookie, ...headers },
  });
  return (await answer.json()) as Answer<T>;
};

const post = async <T>(path: string, body: object, publicKey: string, headers: Record<string, string> = {}): Promise<Answer<T>> => {
  const [key, iv] = [hex(16), hex(16)];
  const magicaValue = `${crypto.randomUUID().replaceAll('-', '')}${Date.now()}`;
  const params = iv + sm4.encrypt(JSON.stringify({ ...body, magicaValue }), key, { mode: 'cbc', iv });
  const answer = await fetch(`${site}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      memberSource: '0',
      cookie,
      encryptionType: 'SM',
      code: `04${sm2.doEncrypt(key, publicKey, 1)}`,
      mac: macOf(params, key),
      ...headers,
    },
    body: JSON.stringify({ params }),
  });
  // The cookies of a browser: kept as they come, sent with everything.
  for (const line of answer.headers.getSetCookie()) cookie = line.split(';', 1)[0] ?? '';
  const sealed = (await answer.json()) as string;
  const sm4code = answer.headers.get('sm4code') ?? '';
  const answerKey = sm4.decrypt(sm4code.slice(32), key, { mode: 'cbc', iv: sm4code.slice(0, 32) });
  expect(answer.headers.get('mac')).toBe(macOf(sealed, answerKey));
  return JSON.parse(sm4.decrypt(sealed.slice(32), answerKey, { mode: 'cbc', iv: sealed.slice(0, 32) })) as Answer<T>;
};

test('a client made of sm-crypto and fetch signs in, asks and signs out', async () => {
  const { mobile } = await addMember(server.house.db, { memberName: '王五' });
  const { publicKey } = (await get<{ publicKey: string }>('/auth/publicKey')).data;
  const uuid = `${Date.now()}${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`;
  const picture = await fetch(`${site}/api/auth/captcha?uuid=${uuid}`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  await picture.arrayBuffer();
  const { answer: captcha } = (await (await fetch(`${site}/sandbox/captcha/${uuid}`)).json()) as { answer: string };

  const password = `04${sm2.doEncrypt(testPassword, publicKey, 1)}`;
  const sign = sm3([mobile, captcha, uuid, password].join('|'));
  const body = { mobile: base64(mobile), captcha: base64(captcha), password, uuid, sign, noPopupMessage: true };
  const signedIn = await post<string>('/front/auth/oauth/captcha', body, publicKey);
  expect(signedIn).toMatchObject({ code: 200, errorCode: null });
  const { token, uuid: back } = JSON.parse(Buffer.from(signedIn.data, 'base64').toString('utf8')) as { token: string; uuid: string };
  expect(back).toBe(uuid);

  const headers = { Authorization: `Bearer ${token}` };
  expect((await get<string[]>('/portal/frontmenu/permissions', headers)).data).toContain('personalCenterBase:myOrders:view');
  // The token alone, as a script could steal it, opens nothing.
  expect((await get('/portal/frontmenu/permissions', { ...headers, cookie: '' })).code).toBe(401);
  expect((await post<object>('/auth/logout', {}, publicKey, headers)).code).toBe(200);
  expect((await get('/portal/frontmenu/permissions', headers)).code).toBe(401);
});

test('a refusal comes back sealed as well', async () => {
  const { publicKey } = (await get<{ publicKey: string }>('/auth/publicKey')).data;
  const refused = await post('/portal/member/register/verify', { memberMobile: base64('12345') }, publicKey);
  expect(refused).toMatchObject({ code: 505, errorCode: 'account.mobile_wrong', msg: '手机号码格式不正确' });
});

test('what the gateways send lies in the sandbox', async () => {
  const inbox = async (part: string) => (await fetch(`${site}/sandbox/${part}`, { headers: { Accept: 'application/json' } })).json();
  expect(await httpSms(`${site}/sandbox/sms`).send('13600000000', '验证码123456')).toBe(true);
  expect(await inbox('sms?mobile=13600000000')).toMatchObject([{ mobile: '13600000000', text: '验证码123456' }]);
  expect(await httpMail(`${site}/sandbox/mail`).send('a@b.cn', '主题', '<p>正文</p>')).toBe(true);
  expect(await inbox('mail')).toMatchObject([{ to: 'a@b.cn', subject: '主题', html: '<p>正文</p>' }]);
});
