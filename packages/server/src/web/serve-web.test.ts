import { gunzipSync } from 'node:zlib';
import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { createContext, type RequestHandler, type RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyHash } from '../kernel/http/content-policy.ts';
import { pageCookiesOf } from '../testing/authority.ts';
import { listenAnywhere, rawRequest } from '../testing/raw-request.ts';
import { signInFixture } from '../testing/sign-in-fixture.ts';
import { createTestApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import type { Rendering, Web } from './load-web.ts';

type Made = Awaited<ReturnType<typeof createTestApp>>;
let mall: Made;
let renders = 0;
let languageHolds = false;
let seesDrafts = false;

const rendering = createContext<Rendering>();
/** Stands for the built storefront: says who is looked at and counts how often it was asked. */
const stand: RequestHandler = async (request, context) => {
  renders += 1;
  if (request.url.includes('away=1'))
    throw Object.assign(new Error('the database system is starting up'), { code: '57P03', severity: 'FATAL' });
  if (request.url.includes('/__manifest')) return new Response(request.url);
  const { signedIn, chosenLanguage, nonce, call } = (context as RouterContextProvider).get(rendering);
  if (request.url.includes('drafts=1'))
    seesDrafts = await call(catalogueApi.draftFloors, { query: {} }).then(
      () => true,
      () => false,
    );
  const { origin, pathname } = new URL(request.url);
  const scripts = `<script nonce="${nonce}">own()</script><script>injected()</script>`;
  return new Response(`${origin} ${pathname} ${signedIn} ${chosenLanguage} ${renders} ${scripts}`, {
    headers: { 'content-type': 'text/html' },
  });
};

const web: Web = {
  handle: stand,
  assets: import.meta.dirname,
  entry: {
    renderingContext: rendering,
    pageLanguage: () => 'zh',
    holdLanguage: (onAllPages) => {
      languageHolds = onAllPages;
    },
    isBuilt: () => true,
    findRow: (path) => ({ path, access: path === '/order' ? 'member' : 'public' }),
  },
};

beforeAll(async () => {
  mall = await createTestApp({}, web);
});
afterAll(() => mall.close());

const site = () => mall.house.config.siteUrl;
const get = (url: string, headers: Record<string, string> = {}) => mall.app.fastify.inject({ url, headers });

it('says in the reader’s words to come again where not even the page of errors can be drawn', async () => {
  const answers = await Promise.all(['zh', 'ru'].map((language) => get('/order?away=1', { cookie: `toLanguage=${language}` })));
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '3'],
    [503, '3'],
  ]);
  expect(answers[0]?.body).toMatch(/lang="zh-CN".*服务暂不可用，请稍后重试/s);
  expect(answers[1]?.body).toMatch(/lang="ru".*Сервис недоступен, попробуйте позже/s);
});

describe('an address that asks for ever new pages', () => {
  it('is sent away for some seconds, and others are not', async () => {
    const small = await createTestApp({ PAGES_PER_ADDRESS: '3' }, web);
    const ask = (from: string, url: string) => small.app.fastify.inject({ url, remoteAddress: from });
    for (const at of [1, 2, 3]) expect((await ask('203.0.113.1', `/?x=${at}`)).statusCode).toBe(200);
    expect((await ask('203.0.113.1', '/?x=4')).statusCode).toBe(429);
    // What is kept costs nothing.
    expect((await ask('203.0.113.1', '/?x=3')).statusCode).toBe(200);
    expect((await ask('203.0.113.2', '/?x=4')).statusCode).toBe(200);
    await small.close();
  });
});

it('tells the pages whether the chosen language holds on all of them, as the mall is set', async () => {
  const all = await createTestApp({ LANGUAGE_PAGES: 'all' }, web);
  await all.app.fastify.inject({ url: '/green' });
  expect(languageHolds).toBe(true);
  await get('/green?x=other');
  expect(languageHolds).toBe(false);
  await all.close();
});

describe('the parts of a screen that a page is about to lead to', () => {
  it('are told for a few addresses at a time, and not without end', async () => {
    const small = await createTestApp({ PAGES_PER_ADDRESS: '2' }, web);
    const ask = (paths: string) => small.app.fastify.inject({ url: `/__manifest?version=1&paths=${paths}` });
    expect((await ask('/a,'.repeat(12))).statusCode).toBe(400);
    expect((await ask('/a,/b')).body).toContain('/__manifest');
    expect((await ask('/a')).statusCode).toBe(200);
    expect((await ask('/a')).statusCode).toBe(429);
    await small.close();
  });
});

describe('the preview of a page', () => {
  it('is rendered for who is signed in to the operations’ site, and nowhere else is he anybody', async () => {
    const { token } = await addSignedIn(mall.house.db, { audience: 'operator', roles: ['mall_content'] });
    const cookie = pageCookiesOf(token);
    const seenAt = async (url: string) => {
      const { body } = await get(url, { cookie });
      return [seesDrafts, body.includes(' true ')];
    };
    expect([await seenAt('/decopt?drafts=1'), await seenAt('/green?drafts=1')]).toEqual([
      [true, false],
      [false, false],
    ]);
  });
});

describe('pages', () => {
  it('are rendered once for guests, and for each member anew', async () => {
    expect((await get('/green')).body).toBe((await get('/green')).body);
    const cookie = pageCookiesOf(await signInFixture(mall.house, '13812345678'));
    const [first, second] = [await get('/green', { cookie }), await get('/green', { cookie })];
    expect(first.body).toContain('/green true');
    expect(second.body).not.toBe(first.body);
    expect([first.headers['cache-control'], (await get('/green')).body.includes('false')]).toEqual(['no-store', true]);
  });

  it('are rendered anew once what all pages show was changed', async () => {
    const before = (await get('/')).body;
    expect((await get('/')).body).toBe(before);
    await mall.house.db.pool.query('update page_change set version = version + 1');
    await mall.house.pages.refresh();
    expect((await get('/')).body).not.toBe(before);
  });

  it('are kept apart by the language that was chosen', async () => {
    await get('/photovoltaic', { cookie: 'toLanguage=ru' });
    expect((await get('/photovoltaic')).body).toContain('false zh');
    expect((await get('/photovoltaic', { cookie: 'toLanguage=ru' })).body).toContain('false ru');
  });

  it('answer "not changed" to whoever has them, and compressed to whoever takes it', async () => {
    const { headers } = await get('/customer');
    expect((await get('/customer', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
    expect((await get('/customer', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  it('are pressed for a member too, and plain for whoever cannot take it', async () => {
    const cookie = pageCookiesOf(await signInFixture(mall.house, '13812345679'));
    const pressed = await get('/order', { cookie, 'accept-encoding': 'br, gzip' });
    expect([pressed.headers['content-encoding'], pressed.headers['cache-control']]).toEqual(['gzip', 'no-store']);
    expect(gunzipSync(pressed.rawPayload).toString()).toContain('/order true');
    const plain = await get('/order', { cookie });
    expect([plain.headers['content-encoding'], plain.body.includes('/order true')]).toEqual([undefined, true]);
  });

  it('leave calls, lost scripts and other verbs to the envelope', async () => {
    for (const url of ['/api/nowhere', '/assets/lost.js', '/media/x/y']) expect((await get(url)).statusCode, url).toBe(404);
    expect((await mall.app.fastify.inject({ method: 'POST', url: '/green', payload: {} })).json().errorCode).toBe('kernel.unknown_call');
  });
});

describe('what a request calls itself', () => {
  let port = 0;
  beforeAll(async () => {
    port = await listenAnywhere(mall.app.fastify);
  });

  it('is refused where it names another host', async () => {
    const targets = [
      'http://evil.example/notices',
      '//evil.example/notices',
      '/\\evil.example/notices',
      '/\t/evil.example/notices',
      '/.//evil.example',
      '/x/..//evil.example',
      'notices',
    ];
    for (const target of targets) {
      const { status, text } = await rawRequest(port, target);
      expect(status, target).toBe(400);
      expect(text, target).not.toContain('evil.example');
    }
    expect((await get('/notices')).body).toContain(`${site()} /notices`);
  });

  it('may name this site, and need not', async () => {
    expect((await rawRequest(port, `${site()}/help`)).text).toContain(`${site()} /help`);
    // A colleague reaches the mall under another name: the page comes, and still speaks of the site's own address.
    const { status, text } = await rawRequest(port, '/help', ['host: mall.lan:3000', 'x-forwarded-host: evil.example']);
    expect([status, text.includes(`${site()} /help`), text.includes('evil.example'), text.includes('mall.lan')]).toEqual([
      200,
      true,
      false,
      false,
    ]);
  });

  it('keeps an escape what it is, and a page for who asks with HEAD', async () => {
    expect((await rawRequest(port, '/%5cevil.example/x')).text).toContain(`${site()} /%5cevil.example/x`);
    expect((await rawRequest(port, '/%2f%2fevil.example')).text).toContain(`${site()} /%2f%2fevil.example`);
    const { body, headers } = await get('/brands');
    const head = await rawRequest(port, '/brands', [], 'HEAD');
    expect([head.status, head.text.split('\r\n\r\n')[1]]).toEqual([200, '']);
    for (const line of [`etag: ${headers['etag']}`, `content-length: ${body.length}`]) expect(head.text).toContain(line);
  });

  it('is not kept when its query is longer than any bookmark', async () => {
    const url = `/green?x=${'1'.repeat(600)}`;
    expect((await get(url)).body).not.toBe((await get(url)).body);
  });
});

const policyOf = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await get(url, headers);
  return { body: answer.body, policy: String(answer.headers['content-security-policy']), frame: answer.headers['x-frame-options'] };
};

describe('the policy of a page', () => {
  it('names the scripts of a kept page by hash, of those that it was rendered with', async () => {
    const [first, again] = [await policyOf('/stores'), await policyOf('/stores')];
    expect(first.policy).toContain(`script-src 'self' ${policyHash('own()')};`);
    expect(first.policy).not.toMatch(/unsafe-inline'? ?;? ?script|unsafe-eval|nonce-/);
    expect(first.body).toContain('<script>own()</script><script>injected()</script>');
    expect(again).toEqual(first);
  });

  it('gives a member’s page a nonce of its own each time', async () => {
    const cookie = pageCookiesOf(await signInFixture(mall.house, '13812345677'));
    const nonces = [await policyOf('/order', { cookie }), await policyOf('/order', { cookie })].map(({ policy, body }) => {
      const nonce = /script-src 'self' 'nonce-([^']+)';/.exec(policy)?.[1] ?? '';
      expect(body).toContain(`<script nonce="${nonce}">own()</script><script>injected()</script>`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  it('lets nobody frame a page but the mall, and the bare pages those that are named', async () => {
    expect(await policyOf('/stores')).toMatchObject({ policy: expect.stringMatching(/; frame-ancestors 'self'$/), frame: 'SAMEORIGIN' });
    expect((await policyOf('/MyShoppingCart')).policy).toMatch(/; frame-ancestors 'self'$/);
    const open = await createTestApp({ FRAME_ANCESTORS: 'https://partner.example, https://*.group.example' }, web);
    const framed = async (url: string) => (await open.app.fastify.inject({ url })).headers;
    const bare = await framed('/MyShoppingCart');
    expect(bare['content-security-policy']).toMatch(/; frame-ancestors 'self' https:\/\/partner\.example https:\/\/\*\.group\.example$/);
    expect(bare['x-frame-options']).toBeUndefined();
    expect((await framed('/stores'))['content-security-policy']).toMatch(/; frame-ancestors 'self'$/);
    await open.close();
  });

  it('stands on the reference, on the sandbox, on drawings and on every answer', async () => {
    const docs = await policyOf('/docs');
    expect(docs.policy).toMatch(/script-src 'sha256-[^']+'; style-src 'sha256-[^']+';.*frame-ancestors 'self'/);
    const sandbox = await policyOf('/sandbox');
    expect(sandbox.policy).toContain("default-src 'none'; style-src 'unsafe-inline'");
    expect(sandbox.policy).not.toContain('script-src');
    expect((await policyOf('/media/brand/favicon.svg')).policy).toMatch(/^default-src 'none';.*; sandbox$/);
    for (const url of ['/api/auth/publicKey', '/api/nowhere', '/robots.txt', '/healthz', '/readyz', '/docs/openapi.json']) {
      const { policy, frame } = await policyOf(url, { accept: 'application/json' });
      expect([policy, frame], url).toEqual(["default-src 'none'; frame-ancestors 'none'", 'DENY']);
    }
    const { headers } = await get('/stores');
    expect([headers['x-content-type-options'], headers['referrer-policy']]).toEqual(['nosniff', 'strict-origin-when-cross-origin']);
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('is not given by production’s reference, which is closed', async () => {
    const closed = await createTestApp({ DOCS: 'off' });
    for (const url of ['/docs', '/docs/openapi.json', '/docs/permissions'])
      expect((await closed.app.fastify.inject({ url })).statusCode, url).toBe(404);
    await closed.close();
  });
});
