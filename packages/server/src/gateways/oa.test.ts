import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { oaPart } from '@mall/sandbox/oa.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { httpOa, type OaPaper } from './oa.ts';
import { isPublicAddress, publicLookup, readOaAddress } from './oa-address.ts';
import { checkOaSign, oaHeaders, signOa } from './oa-sign.ts';

const secret = 'a secret of one company';
const key = 'OA0000000000000001';
const running: (FastifyInstance | Server)[] = [];
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});

const openOffice = async () => {
  const app = fastify();
  running.push(app);
  oaPart(app, { secretOf: async (one) => (one === key ? secret : undefined) });
  const at = await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `${at}/sandbox/oa/api`;
  const json = { accept: 'application/json' };
  const mode = (one: string) => fetch(`${at}/sandbox/oa/mode`, { method: 'POST', headers: json, body: new URLSearchParams({ mode: one }) });
  const papers = async () =>
    ((await (await fetch(`${at}/sandbox/oa`, { headers: json })).json()) as { papers: { bizNo: string; pushes: number }[] }).papers;
  return { at, url, mode, papers, oa: httpOa({ sandbox: url, named: [] }) };
};

const paper = (bizNo: string): OaPaper => ({
  bizNo,
  title: '电缆 <b>',
  company: '云汀供电',
  requester: '王敏',
  department: '物资部',
  amount: '1234.50',
  payMode: 'prepay',
  word: '',
  submittedAt: '2026-11-16 10:00:00',
  documentHash: 'a'.repeat(64),
  sums: { goods: '1.00', freight: '0.00', discount: '0.00' },
  projects: [],
  quota: null,
  lines: [],
  callbackUrl: 'http://127.0.0.1:9/nobody',
  detailUrl: 'http://mall.test/request',
});
/** Somebody at an address who answers as he likes. */
const openLiar = async (
  answer: (body: string, headers: Record<string, unknown>) => { status?: number; headers?: object; body: string },
) => {
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (piece) => {
      text += String(piece);
    });
    request.on('end', () => {
      const { status = 200, headers = {}, body } = answer(text, request.headers);
      reply.writeHead(status, { ...headers });
      reply.end(body);
    });
  });
  running.push(server);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: site, oa: httpOa({ sandbox: undefined, named: [site] }) };
};

it('hands a paper over once, however often it is pushed', async () => {
  const { url, oa, papers } = await openOffice();
  const door = { url, key, secret };
  expect(await oa.ping(door)).toEqual({ oaNo: 'ping' });
  expect(await oa.push(door, paper('QG1001'))).toEqual({ oaNo: 'OAQG1001' });
  expect(await oa.push(door, paper('QG1001'))).toEqual({ oaNo: 'OAQG1001' });
  expect(await papers()).toMatchObject([{ bizNo: 'QG1001', pushes: 2 }]);
  expect(await oa.push({ ...door, secret: 'another' }, paper('QG1002'))).toEqual({ fault: 'refused' });
});

it('says what is wrong with an office that is down, slow or talks nonsense', async () => {
  const { url, oa, mode } = await openOffice();
  const door = { url, key, secret };
  await mode('down');
  expect(await oa.push(door, paper('QG1'))).toEqual({ fault: 'away' });
  await mode('garbage');
  expect(await oa.push(door, paper('QG1'))).toEqual({ fault: 'garbled' });
  await mode('slow');
  const since = performance.now();
  expect(await oa.push(door, paper('QG1'))).toEqual({ fault: 'slow' });
  expect(performance.now() - since).toBeLessThan(6500);
});

it('takes no word that the other side did not sign for this question', async () => {
  const unsigned = await openLiar(() => ({ body: '{"oaNo":"1"}' }));
  const door = { url: unsigned.url, key, secret };
  expect(await unsigned.oa.push(door, paper('QG1'))).toEqual({ fault: 'garbled' });
  const body = '{"oaNo":"1"}';
  const before = String(Date.now() - 1000);
  const replayed = await openLiar(() => ({
    headers: { [oaHeaders.time]: before, [oaHeaders.sign]: signOa(secret, `answer push ${before}`, before, body) },
    body,
  }));
  expect(await replayed.oa.push({ ...door, url: replayed.url }, paper('QG1'))).toEqual({ fault: 'garbled' });
  const endless = await openLiar(() => ({ body: 'x'.repeat(1_000_000) }));
  expect(await endless.oa.push({ ...door, url: endless.url }, paper('QG1'))).toEqual({ fault: 'garbled' });
  const elsewhere = await openLiar(() => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }));
  expect(await elsewhere.oa.push({ ...door, url: elsewhere.url }, paper('QG1'))).toEqual({ fault: 'refused' });
});

it.each([
  'http://oa.example.com/api',
  'https://127.0.0.1/api',
  'https://0x7f.1/api',
  'https://2130706433/',
  'https://localhost/api',
  'https://oa.example.com:25/api',
  'https://user:word@oa.example.com/api',
  'https://oa.example.com/api?x=1',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::a00:1]/',
  'https://[2002:a00:1::]/',
  'file:///etc/passwd',
  'nonsense',
  'https://mall.test/api/portal/order',
])('does not write to %s', async (url) => {
  const oa = httpOa({ sandbox: 'http://127.0.0.1:4000/sandbox/oa/api', named: ['https://oa.inner.test'] });
  if (url === 'https://mall.test/api/portal/order') {
    // A name is looked at when it is connected to: this one leads nowhere.
    expect(await oa.push({ url, key, secret }, paper('QG1'))).toEqual({ fault: 'away' });
    return;
  }
  expect(oa.allows(url)).toBe(false);
  expect(await oa.push({ url, key, secret }, paper('QG1'))).toEqual({ fault: 'address' });
});

it('writes to public addresses, to what is named and to the sandbox alone', () => {
  const addresses = { sandbox: 'http://127.0.0.1:4000/sandbox/oa/api', named: ['https://oa.inner.test'] };
  const trusted = (url: string) => readOaAddress(url, addresses)?.trusted;
  expect(trusted('https://oa.example.com/api')).toBe(false);
  expect(trusted('https://oa.example.com:8443/api')).toBe(false);
  expect(trusted('https://oa.inner.test/deep/api')).toBe(true);
  expect(trusted('http://127.0.0.1:4000/sandbox/oa/api')).toBe(true);
  expect(trusted('http://127.0.0.1:4000/sandbox/sms')).toBeUndefined();
  expect(['8.8.8.8', '2606:4700::1', '10.0.0.1', '::1', '100.64.0.1', '2001:db8::1', 'x'].map(isPublicAddress)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('finds out when a name leads into the house', async () => {
  expect((await lookup('localhost')).address).toMatch(/^(127\.|::1)/);
  const found = await new Promise((done) => void publicLookup('localhost', { all: true }, (error) => done(error?.message)));
  expect(found).toBe('not a public address');
});

it('binds a signature to its subject, time and bytes', () => {
  const time = String(Date.now());
  const headers = { [oaHeaders.time]: time, [oaHeaders.sign]: signOa(secret, 'callback', time, 'body') };
  expect(checkOaSign(secret, 'callback', headers, 'body')).toBeUndefined();
  expect(checkOaSign(secret, 'push', headers, 'body')).toBe('forged');
  expect(checkOaSign('another', 'callback', headers, 'body')).toBe('forged');
  expect(checkOaSign(secret, 'callback', headers, 'bodx')).toBe('forged');
  expect(checkOaSign(secret, 'callback', {}, 'body')).toBe('forged');
  expect(checkOaSign(secret, 'callback', headers, 'body', Date.now() + 301_000)).toBe('stale');
});
