import { decodeText } from '@mall/contract/wire/base64-text.ts';
import { describe, expect, it } from 'vitest';
import { createClient } from './call-server.ts';
import { callTo, envelope, failure, setUp, untyped } from './testing/fake-server.ts';

const list = callTo('GET', '/portal/goods/page');
const pay = callTo('POST', '/portal/payment/pc', { bodyKind: 'form', encoded: ['mobile'] });
const picture = callTo('POST', '/portal/order/base64');
const files = callTo('POST', '/portal/order/upfile', { bodyKind: 'multipart' });
const put = callTo('PUT', '/portal/member/address/{id}', { bodyKind: 'plain' });
const remove = callTo('DELETE', '/portal/cart', { bodyKind: 'plain' });
const inquiryPut = callTo('PUT', '/portal/inquiry/{id}', { bodyKind: 'plain' });

const never = new Promise<Response>(() => {});

/** A call that is never answered. */
const impatient = (signal?: AbortSignal) => {
  const toasts: string[] = [];
  const client = createClient({
    timeout: 10,
    toast: (message) => toasts.push(message),
    fetch: (_, init) =>
      Promise.race([
        never,
        new Promise<Response>((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      ]),
  });
  return { toasts, answer: untyped(client).call(list, {}, signal ? { signal } : {}) };
};

describe('a request', () => {
  it('says when nobody sits at the page that makes it, and nothing of it otherwise', async () => {
    let attended = true;
    const { client, sent } = setUp(() => envelope(200), {}, { isAttended: () => attended });
    await client.call(list);
    attended = false;
    await client.call(list);
    expect(sent.map(({ headers: { unattended } }) => unattended)).toEqual([undefined, '1']);
  });

  it('carries the headers of the session, the time, and no empty values', async () => {
    const { client, sent } = setUp(() => envelope(200, '', [1]), { auth: 'Bearer t', rediskey: 'guest-key', toLanguage: 'ru' });
    expect(await client.call(list, { query: { name: '', page: 2, ids: ['7', '8'] } })).toEqual([1]);
    expect(sent[0]?.url.pathname + (sent[0]?.url.search ?? '')).toBe('/api/portal/goods/page?page=2&ids=7&ids=8&_t=1700000000000');
    expect(sent[0]).toMatchObject({
      method: 'GET',
      credentials: 'include',
      headers: { authorization: 'Bearer t', membersource: '0', rediskey: 'guest-key', 'accept-language': 'zh-CN', to: 'ru' },
    });
    expect(sent[0]?.body).toBeUndefined();
  });

  it('leaves the language empty when none was chosen', async () => {
    const { client, sent } = setUp(() => envelope(200));
    await client.call(list);
    expect(sent[0]?.headers).toMatchObject({ to: '', authorization: '', rediskey: '' });
    expect(sent[0]?.headers).not.toHaveProperty('page-language');
  });

  it('says the choice as the cookie has it, and the language of its page beside it', async () => {
    const { client, sent } = setUp(() => envelope(200), { toLanguage: 'ru' }, { language: () => 'zh' });
    await client.call(list);
    expect(sent[0]?.headers).toMatchObject({ to: 'ru', 'page-language': 'zh' });
  });

  it('travels as POST when it is a PUT or DELETE, except under inquiry', async () => {
    const { client, sent } = setUp(() => envelope(200));
    await client.call(put, { params: { id: '5' } });
    await client.call(remove);
    await client.call(inquiryPut, { params: { id: '6' } });
    expect(sent.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /api/portal/member/address/5/update',
      'POST /api/portal/cart/delete',
      'PUT /api/portal/inquiry/6',
    ]);
  });

  it('sends forms as form fields, sensitive ones encoded, each try with a value of its own', async () => {
    const { client, sent } = setUp(() => envelope(200));
    await client.call(pay, { body: { paySn: 'P1', mobile: '13800000000' } });
    await client.call(pay, { body: { paySn: 'P1', mobile: '13800000000' } });
    const [first, second] = sent.map(({ body }) => body as URLSearchParams);
    expect(first?.get('paySn')).toBe('P1');
    expect(decodeText(first?.get('mobile') ?? '')).toBe('13800000000');
    expect(first?.get('magicaValue')).toMatch(/^[0-9a-f]{32}1700000000000$/);
    expect(second?.get('magicaValue')).not.toBe(first?.get('magicaValue'));
    expect(sent[0]?.headers).not.toHaveProperty('encryptiontype');
  });

  it('sends files as they are and pictures in plain JSON', async () => {
    const { client, sent } = setUp(() => envelope(200));
    await client.call(files, { body: { file: new File(['x'], '图纸.pdf') } });
    await client.call(picture, { body: { image: 'data:' } });
    const form = sent[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['magicaValue', 'file']);
    expect((form.get('file') as File).name).toBe('图纸.pdf');
    expect(sent[0]?.headers).not.toHaveProperty('content-type');
    expect(JSON.parse(sent[1]?.body as string)).toMatchObject({ image: 'data:', magicaValue: expect.any(String) });
  });

  it('gives up after its time, and quietly when the caller does', async () => {
    const late = impatient();
    expect(await failure(late.answer)).toMatchObject({ kind: 'network', msg: '请求失败，请刷新重试' });
    const controller = new AbortController();
    const left = impatient(controller.signal);
    controller.abort(new Error('left'));
    await expect(left.answer).rejects.toThrow('left');
    expect([late.toasts, left.toasts]).toEqual([['请求失败，请刷新重试'], []]);
  });
});
