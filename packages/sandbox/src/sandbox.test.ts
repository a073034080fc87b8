import fastify from 'fastify';
import { expect, test } from 'vitest';
import { sandbox } from './sandbox.ts';

const open = () => {
  const app = fastify();
  sandbox(app, { peekCaptcha: async (uuid) => (uuid === 'known' ? 'AB34' : undefined) });
  return app;
};
const json = { accept: 'application/json' };
const send = (app: ReturnType<typeof open>, url: string, payload: object) => app.inject({ method: 'POST', url, payload });

test('a text that was sent lies in the inbox, newest first, also for one mobile alone', async () => {
  const app = open();
  await send(app, '/sandbox/sms', { mobile: '13800000001', text: 'first' });
  await send(app, '/sandbox/sms', { mobile: '13800000002', text: 'second' });
  await send(app, '/sandbox/sms', { mobile: '13800000001', text: 'third' });
  const all = (await app.inject({ url: '/sandbox/sms', headers: json })).json<{ text: string; at: string }[]>();
  expect(all.map((sms) => sms.text)).toEqual(['third', 'second', 'first']);
  expect(all[0]?.at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const own = (await app.inject({ url: '/sandbox/sms?mobile=13800000001', headers: json })).json<{ text: string }[]>();
  expect(own.map((sms) => sms.text)).toEqual(['third', 'first']);
});

test('the inbox keeps the latest 500', async () => {
  const app = open();
  for (let at = 0; at < 505; at += 1) await send(app, '/sandbox/sms', { mobile: '13800000001', text: String(at) });
  const all = (await app.inject({ url: '/sandbox/sms', headers: json })).json<{ text: string }[]>();
  expect([all.length, all[0]?.text, all.at(-1)?.text]).toEqual([500, '504', '5']);
});

test('a script in a text, a subject or a filter is shown as text', async () => {
  const app = open();
  const attack = '"><script>alert(1)</script>';
  await send(app, '/sandbox/sms', { mobile: '13800000001', text: attack });
  await send(app, '/sandbox/mail', { to: 'a@b.cn', subject: attack, html: attack });
  for (const url of [
    '/sandbox/sms',
    '/sandbox/mail',
    `/sandbox/sms?mobile=${encodeURIComponent(attack)}`,
    `/sandbox/mail?to=${encodeURIComponent(attack)}`,
  ]) {
    const answer = await app.inject({ url });
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).not.toContain('<script>');
  }
  expect((await app.inject({ url: '/sandbox/mail' })).body).toContain('&lt;script&gt;');
});

test('what is no message is refused', async () => {
  const app = open();
  expect((await send(app, '/sandbox/sms', { mobile: 1 })).statusCode).toBe(400);
  expect((await send(app, '/sandbox/mail', { to: 'a@b.cn' })).statusCode).toBe(400);
  expect((await app.inject({ url: '/sandbox/mail', headers: json })).json()).toEqual([]);
});

test('tells the answer of a captcha that waits, and nothing of another', async () => {
  const app = open();
  expect((await app.inject({ url: '/sandbox/captcha/known' })).json()).toEqual({ answer: 'AB34' });
  expect((await app.inject({ url: '/sandbox/captcha/unknown' })).statusCode).toBe(404);
});

test('the front page leads to every part', async () => {
  const app = open();
  const links = [...(await app.inject({ url: '/sandbox' })).body.matchAll(/href="(\/sandbox\/[a-z]+)"/g)].map(
    (match) => match[1] as string,
  );
  expect(links).toEqual([
    '/sandbox/sms',
    '/sandbox/mail',
    '/sandbox/authenticator',
    '/sandbox/pay',
    '/sandbox/oa',
    '/sandbox/erp',
    '/sandbox/tax',
    '/sandbox/idp',
    '/sandbox/dns',
    '/sandbox/partner',
    '/sandbox/social',
    '/sandbox/cloud',
  ]);
  for (const url of links) expect((await app.inject({ url })).statusCode).toBe(200);
});

test('a name server tells what was written under a name, and shows it as text', async () => {
  const app = open();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const write = async (payload: string) => (await app.inject({ method: 'POST', url: '/sandbox/dns', headers, payload })).statusCode;
  expect([await write('name=_mall.A.example&text=%3Cb%3Ex'), await write('name=a+b&text=x'), await write('')]).toEqual([303, 400, 400]);
  const read = async (name: string) => (await app.inject({ url: `/sandbox/dns?name=${name}`, headers: json })).json();
  expect([await read('_mall.a.example'), await read('b.example')]).toEqual([{ texts: ['<b>x'] }, { texts: [] }]);
  expect((await app.inject('/sandbox/dns')).body).toContain('TXT &lt;b&gt;x');
});
