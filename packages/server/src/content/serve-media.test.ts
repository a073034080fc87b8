import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const get = (url: string, headers: Record<string, string> = {}) => mall.app.fastify.inject({ url, headers });

describe('drawings', () => {
  it('are served in the colours asked for, for a year, compressed for whoever takes it', async () => {
    const plain = await get('/media/goods/mcb-3p.svg?c=123abc');
    expect([plain.statusCode, plain.headers['content-type'], plain.body.includes('#123abc')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      true,
    ]);
    expect(plain.headers['cache-control']).toContain('immutable');
    expect((await get('/media/goods/mcb-3p.svg?c=123abc', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  it('are seen otherwise when asked, and as they are when the view is unknown', async () => {
    const plain = (await get('/media/goods/mcb-3p.svg')).body;
    const close = (await get('/media/goods/mcb-3p.svg?v=close')).body;
    expect(close).not.toBe(plain);
    expect((await get('/media/goods/mcb-3p.svg?v=%22%3E%3Cscript%3E')).body).toBe(plain);
  });

  it('stand for the icon of pages that name none', async () => {
    const { statusCode, headers } = await get('/favicon.ico');
    expect(statusCode).toBe(302);
    expect((await get(headers.location as string)).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  it('carry nothing but colours, and lead nowhere else', async () => {
    expect((await get('/media/goods/mcb-3p.svg?c=%22%3E%3Cscript%3E')).body).not.toContain('<script>');
    for (const url of [
      '/media/goods/nothing.svg',
      '/media/goods/..%2F..%2Fpackage.json',
      '/media/..%2Fsrc/main.ts',
      '/media/goods/mcb-3p.png',
    ])
      expect((await get(url)).statusCode, url).toBe(404);
  });
});
