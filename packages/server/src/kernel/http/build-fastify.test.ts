import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { buildFastify } from './build-fastify.ts';

const build = (env: Record<string, string> = {}) => {
  const app = buildFastify(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env }));
  app.get('/who', (request) => request.ip);
  app.get('/broken/:id', (request) => Promise.reject(new Error(`no row for ${request.url}`)));
  app.post('/broken', (request) => Promise.reject(new Error(`no row for ${JSON.stringify(request.body)}`)));
  return app;
};

const who = async (env: Record<string, string>, socket: string, forwarded: string) =>
  (await build(env).inject({ url: '/who', remoteAddress: socket, headers: { 'x-forwarded-for': forwarded } })).body;

describe('the address of a caller', () => {
  it('is the one the connection comes from, whatever a header says', async () => {
    expect(await who({}, '203.0.113.9', '1.2.3.4')).toBe('203.0.113.9');
  });

  it('is told by a proxy that is known, and by nobody else', async () => {
    const env = { TRUST_PROXY: '10.0.0.5, 10.1.0.0/16, 2001:db8::/32' };
    expect(await who(env, '10.0.0.5', '198.51.100.7')).toBe('198.51.100.7');
    expect(await who(env, '2001:db8::1', '198.51.100.7')).toBe('198.51.100.7');
    expect(await who(env, '203.0.113.9', '198.51.100.7')).toBe('203.0.113.9');
  });

  it('is the last that no proxy of ours stands for: what a caller wrote in front does not count', async () => {
    const env = { TRUST_PROXY: '10.0.0.5, 10.1.0.0/16' };
    expect(await who(env, '10.0.0.5', '1.2.3.4, 198.51.100.7, 10.1.2.3')).toBe('198.51.100.7');
    expect(await who(env, '10.0.0.5', '10.1.2.3, 198.51.100.7')).toBe('198.51.100.7');
  });

  it('can be counted by hops', async () => {
    expect(await who({ TRUST_PROXY: '1' }, '10.0.0.5', '1.2.3.4, 198.51.100.7')).toBe('198.51.100.7');
    expect(await who({ TRUST_PROXY: '2' }, '10.0.0.5', '1.2.3.4, 198.51.100.7, 10.1.2.3')).toBe('198.51.100.7');
  });

  it('stops the start where the setting is none', () => {
    for (const value of ['on', 'true', '0', '10', '10.0.0', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1;10.0.0.2', 'proxy.example', '::1/129'])
      expect(() => readConfig({ TRUST_PROXY: value }), value).toThrow(/^configuration: TRUST_PROXY = .+ must be off/);
  });
});

describe('the log', () => {
  afterEach(() => vi.restoreAllMocks());

  it('says once, in production, that a proxy speaks for others whom nobody named', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(lines.push(String(line))));
    const production = { NODE_ENV: 'production', SANDBOX: 'on', LOG_LEVEL: 'warn' };
    for (const [env, peer, times] of [
      [{ ...production, TRUST_PROXY: '10.0.0.41, 10.0.0.42' }, '10.0.0.42', 0],
      [{ ...production, TRUST_PROXY: 'loopback' }, '10.0.0.42', 1],
      [{ ...production, TRUST_PROXY: 'off' }, '10.0.0.42', 1],
      [{ TRUST_PROXY: 'loopback' }, '10.0.0.42', 0],
    ] as const) {
      lines.length = 0;
      const app = build(env);
      for (let nth = 0; nth < 2; nth += 1)
        await app.inject({ url: '/who', remoteAddress: peer, headers: { 'x-forwarded-for': '198.51.100.7' } });
      await app.inject({ url: '/who', remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } });
      await app.inject({ url: '/who', remoteAddress: '203.0.113.9' });
      expect(lines.filter((line) => line.includes('TRUST_PROXY')).length, JSON.stringify(env)).toBe(times);
    }
  });

  it('names no mobile number that stood in a path, a query or a body', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(lines.push(String(line))));
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')));
    const app = build({ LOG_LEVEL: 'debug' });
    const mobile = '13812345678';
    for (const url of [
      `/nowhere/${mobile}?m=${mobile}`,
      `/broken/${mobile}?m=${mobile}`,
      `/%zz${mobile}`,
      `//${mobile}`,
      `/${'9'.repeat(300)}${mobile}`,
    ])
      await app.inject({ url });
    await app.inject({ method: 'POST', url: '/broken', payload: { mobile } });
    await app.inject({ method: 'POST', url: '/broken', headers: { 'content-type': 'application/json' }, payload: `{"mobile":${mobile}` });
    app.log.error(`reached ${mobile}`);
    vi.restoreAllMocks();
    expect(lines.join('')).toContain('no row for');
    expect(lines.join('')).toContain('reached 1**********');
    expect(lines.join('')).not.toContain(mobile);
    expect(lines.join('')).toMatch(/"time":1\d{12}/);
  });
});

it('repeats nothing of an address that it cannot read', async () => {
  const answer = await build().inject({ url: '/%zz<script>' });
  expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'kernel.malformed']);
  expect(answer.body).not.toContain('script');
});

it('sends its policy with an address that cannot be read, too', async () => {
  const answer = await build().inject({ url: '/%ff' });
  expect([answer.statusCode, answer.headers['content-security-policy']]).toEqual([400, expect.stringContaining("default-src 'none'")]);
});
