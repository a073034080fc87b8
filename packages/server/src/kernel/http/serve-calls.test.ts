import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { openAnswer, sealRequest } from '@mall/contract/wire/sm-browser.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const app = testApp();
const url = '/api/portal/member/register/verify';
const body = (magicaValue = makeMagicaValue()) => ({ memberMobile: Buffer.from('13812345678').toString('base64'), magicaValue });

const post = async (content: object, headers: Record<string, string> = {}) => {
  const seal = await sealRequest(JSON.stringify(content), app.house.crypto.publicKeyHex);
  const answer = await app.app.fastify.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', encryptiontype: 'SM', code: seal.code, mac: seal.mac, ...headers },
    payload: { params: seal.params },
  });
  const { sm4code, mac } = answer.headers as Record<string, string>;
  if (!sm4code) return { answer, envelope: undefined };
  return { answer, envelope: JSON.parse((await openAnswer(answer.json(), sm4code, mac ?? '', seal.key)) ?? 'null') };
};

/** How a wrong mobile number is refused. */
const said = async (headers: Record<string, string>) => (await post({ ...body(), memberMobile: 'MTM4' }, headers)).envelope.msg;

describe('an encrypted call', () => {
  it('is opened, answered and sealed under a fresh key', async () => {
    const { answer, envelope } = await post(body());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatch(/^[0-9a-f]+$/);
    expect(envelope).toMatchObject({ code: 200, data: { free: true }, errorCode: null });
  });

  it('is good for one use', async () => {
    const content = body();
    expect((await post(content)).envelope.code).toBe(200);
    expect((await post(content)).envelope).toMatchObject({ code: 505, errorCode: '400901', msg: '请求已失效，请刷新重试' });
  });

  it('is refused when it is older than ten minutes or more than two ahead', async () => {
    for (const at of [Date.now() - 601_000, Date.now() + 125_000])
      expect((await post(body(makeMagicaValue(at)))).envelope.errorCode).toBe('400901');
    for (const at of [Date.now() - 590_000, Date.now() + 110_000]) expect((await post(body(makeMagicaValue(at)))).envelope.code).toBe(200);
  });

  it('answers in the language asked for, and in Chinese otherwise', async () => {
    expect((await post({ ...body(), memberMobile: 'MTM4' }, { to: 'ru' })).envelope.msg).toBe('Неверный номер телефона');
    expect((await post({ ...body(), memberMobile: 'MTM4' }, { to: 'xx' })).envelope.msg).toBe('手机号码格式不正确');
  });

  it('answers in the language of the page that asks, whatever was chosen elsewhere', async () => {
    expect(await said({ to: 'ru', 'page-language': 'zh' })).toBe('手机号码格式不正确');
    expect(await said({ to: '', 'page-language': 'en' })).toBe('Wrong phone number');
    expect(await said({ to: 'ru', 'page-language': 'xx' })).toBe('Неверный номер телефона');
    const unknown = await app.app.fastify.inject({ url: '/api/nothing', headers: { to: 'ru', 'page-language': 'en' } });
    expect(unknown.json().msg).toBe('Unknown call');
  });

  it('comes from this site or from no site', async () => {
    expect((await post(body(), { origin: 'http://127.0.0.1:3000' })).answer.statusCode).toBe(200);
    const { answer } = await post(body(), { origin: 'https://evil.example' });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'kernel.foreign_origin']);
  });
});

it('refuses a plain body where encryption is required', async () => {
  const answer = await app.app.fastify.inject({ method: 'POST', url, payload: body() });
  expect([answer.statusCode, answer.json().msg]).toEqual([400, '请求须加密传输']);
});

it('answers sign-in under /front as well', async () => {
  const [short, long] = await Promise.all(['/api/auth/publicKey', '/api/front/auth/publicKey'].map((path) => app.app.fastify.inject(path)));
  expect(long?.json()).toEqual(short?.json());
  expect((await app.call(accountApi.publicKey)).data.publicKey).toBe(app.house.crypto.publicKeyHex);
});

it('ignores empty query values and the time stamp', async () => {
  const answer = await app.app.fastify.inject('/api/portal/operation/recommend/page?page=&limit=&_t=1');
  expect(answer.json().code).toBe(200);
});
