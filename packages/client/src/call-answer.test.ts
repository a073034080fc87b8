import { describe, expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { callTo, envelope, failure, settled, setUp } from './testing/fake-server.ts';

const list = callTo('GET', '/portal/goods/page');
const partner = callTo('POST', '/auth/uscSGEnter', { bodyKind: 'plain' });
const exported = callTo('GET', '/portal/order/export');

const expired = () => envelope(401, '登录已失效');

const says = (status: number, msg: string) => Response.json({ code: status, msg, data: null, errorCode: null }, { status });

describe('a refusal', () => {
  it('pops up as a warning and rejects with all that the server said', async () => {
    const { client, toasts } = setUp(() => envelope(505, '优惠券已抢光', { left: 0 }, '403103'));
    const error = await failure(client.call(list));
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ kind: 'refused', code: 505, msg: '优惠券已抢光', errorCode: '403103', data: { left: 0 } });
    expect(toasts).toEqual(['warning: 优惠券已抢光']);
  });

  it('pops up once per half second', async () => {
    const { client, toasts, clock } = setUp(() => envelope(505, '失败'));
    await Promise.all(Array.from({ length: 10 }, () => failure(client.call(list))));
    expect(toasts).toHaveLength(1);
    clock.time += 500;
    await failure(client.call(list));
    expect(toasts).toHaveLength(2);
  });

  it('stays quiet when the request asks so, on a silent load and for the partner entry', async () => {
    const { client, toasts, clock } = setUp(() => envelope(505, '失败', null, '403103'));
    const quiet = [
      () => client.call(list, {}, { noPopupMessage: true }),
      () => client.call(list, {}, { silent: true }),
      () => client.call(list, {}, { quietOn: ({ errorCode }) => errorCode === '403103' }),
      () => client.call(list, { query: { noPopupMessage: 1 } }),
      () => client.call(partner),
    ];
    for (const ask of quiet) {
      clock.time += 1000;
      expect(await failure(ask())).toMatchObject({ code: 505 });
    }
    expect(toasts).toEqual([]);
  });
});

describe('an expired session', () => {
  it('is forgotten once and leads to sign-in once, however many calls hear of it', async () => {
    const { client, went, jar, toasts } = setUp(expired, { auth: 'Bearer t', 'SELLER-TOKEN': 's', rediskey: 'k' });
    const errors = await Promise.all(Array.from({ length: 10 }, () => failure(client.call(list))));
    await settled();
    expect(errors.every(({ code }) => code === 401)).toBe(true);
    expect(went).toEqual(['/login']);
    expect(jar).toEqual({ rediskey: 'k' });
    expect(toasts).toEqual(['warning: 登录已失效']);
  });

  it('does not end a session that began since', async () => {
    const { client, went, jar } = setUp(
      () => {
        jar['auth'] = 'Bearer new';
        return expired();
      },
      { auth: 'Bearer old' },
    );
    await failure(client.call(list));
    await settled();
    expect([went, jar]).toEqual([[], { auth: 'Bearer new' }]);
  });
});

describe('an answer that is no answer', () => {
  it('says what the status means, in the language of the reader', async () => {
    const cases = [
      [400, 'zh', '请求错误，服务器未执行任何操作'],
      [404, 'en', 'The requested item does not exist'],
      [403, 'ru', 'Доступ запрещён'],
      [503, 'zh', '服务不可用，服务器暂时过载或正在维护'],
      [504, 'spa', 'Tiempo de espera agotado'],
    ] as const;
    for (const [status, language, text] of cases) {
      const { client, toasts } = setUp(() => new Response('<html>', { status }), { toLanguage: language });
      expect(await failure(client.call(list))).toMatchObject({ kind: 'status', code: status, msg: text });
      expect(toasts).toEqual([`error: ${text}`]);
    }
  });

  it('lets the server speak for 500 and for what has no text of its own', async () => {
    for (const [status, msg, shown] of [
      [500, '库存服务维护中', '库存服务维护中'],
      [500, '', '服务器错误，请稍后重试'],
      [404, '请求的接口不存在', '请求的内容不存在'],
      [429, '操作太频繁', '操作太频繁'],
      [418, '', '请求失败，请刷新重试'],
    ] as const)
      expect((await failure(setUp(() => says(status, msg)).client.call(list))).msg).toBe(shown);
  });

  it('is a network failure when nothing came', async () => {
    const { client, toasts } = setUp(() => Promise.reject(new TypeError('fetch failed')), { toLanguage: 'en' });
    expect(await failure(client.call(list))).toMatchObject({ kind: 'network', code: 0 });
    expect(toasts).toEqual(['error: The request failed, please refresh and try again']);
  });

  it.each([['<html>'], ['"a string nobody sealed"'], ['{}'], ['null'], ['[]'], ['']])('is a data error when it reads %s', async (body) => {
    const { client, toasts } = setUp(() => new Response(body));
    expect(await failure(client.call(list))).toMatchObject({ kind: 'unreadable', msg: '数据错误,请联系管理员' });
    expect(toasts).toEqual(['error: 数据错误,请联系管理员']);
  });

  it('says nothing on a silent load', async () => {
    for (const answer of [() => new Response('', { status: 502 }), () => new Response('x'), () => Promise.reject(new TypeError('x'))]) {
      const { client, toasts } = setUp(answer);
      await failure(client.call(list, {}, { silent: true }));
      expect(toasts).toEqual([]);
    }
  });
});

describe('a download', () => {
  it('gives the bytes and their name', async () => {
    const { client } = setUp(
      () =>
        new Response('a,b', {
          headers: { 'content-type': 'text/csv', 'content-disposition': "attachment; filename*=UTF-8''%E8%AE%A2%E5%8D%95.csv" },
        }),
    );
    const { name, blob } = await client.download(exported);
    expect([name, await blob.text()]).toEqual(['订单.csv', 'a,b']);
  });

  it('shows the message when the answer is JSON', async () => {
    const { client, toasts } = setUp(() => envelope(505, '没有可导出的订单'));
    expect(await failure(client.download(exported))).toMatchObject({ code: 505, msg: '没有可导出的订单' });
    expect(toasts).toEqual(['warning: 没有可导出的订单']);
  });

  it('is a data error when JSON of success comes instead of bytes', async () => {
    expect(await failure(setUp(() => envelope(200)).client.download(exported))).toMatchObject({ kind: 'unreadable' });
  });
});
