import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { openBase } from '@mall/contract/open/open.rules.ts';
import { openCalls } from '@mall/contract/open/open-calls.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueBill } from '../billing/issue-bill.ts';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction } from '../kernel/db.ts';
import { system } from '../kernel/side.ts';
import { confirmReceipt } from '../order/confirm-receipt.ts';
import { billOf } from '../testing/bill-steps.ts';
import { makeTestKey, signedHeaders, type TestKey } from '../testing/open-steps.ts';
import { addressFields, readyBuyer, ship, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const db = () => mall.house.db;
const folder = mkdtempSync(join(tmpdir(), 'mall-client-'));
let key: TestKey;
let site = '';

beforeAll(async () => {
  await buildSmallMall(db(), 6);
  await readyBuyer(mall);
  const token = await tokenOf(db(), small.members.bigBuyer);
  await mall.call(addressApi.add, { body: addressFields }, { token });
  key = await makeTestKey(mall, token);
  await mall.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  site = `http://127.0.0.1:${(mall.app.fastify.server.address() as AddressInfo).port}`;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readFile = async () => (await fetch(`${site}${openBase}/openapi.json`)).text();

it('describes every call before an independent judge, without an error or a warning', async () => {
  const source = await readFile();
  const config = await createConfig({ extends: ['recommended'], rules: { 'operation-tag-defined': 'error' } });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
  const { paths } = JSON.parse(source) as { paths: Record<string, Record<string, { operationId: string }>> };
  const told = Object.values(paths).flatMap((each) => Object.values(each).map(({ operationId }) => operationId));
  expect(told.toSorted()).toEqual(Object.keys(openCalls).toSorted());
});

type Answer<T> = { status: number; data: T };
type Client = {
  defaults: { baseUrl?: string; fetch?: typeof fetch };
  searchGoods: (query: { keyword: string }) => Promise<Answer<{ list: { goodsId: string }[] }>>;
  getGoods: (id: string) => Promise<Answer<{ specs: { id: string; specSellPrice: string; specStorage: number }[] }>>;
  listAddresses: () => Promise<Answer<{ list: { id: string }[] }>>;
  quotePrices: (body: object) => Promise<Answer<{ totalPrice: string }>>;
  placeOrder: (idempotencyKey: string, body: object) => Promise<Answer<{ orderIds: string[] }>>;
  getOrder: (id: string) => Promise<Answer<{ state: string; orderSn: string }>>;
  listShipments: (id: string) => Promise<Answer<{ list: { trackingNumber: string }[] }>>;
  listBills: () => Promise<Answer<{ list: { id: string }[] }>>;
  listBillLines: (id: string) => Promise<Answer<{ list: { orderId: string }[] }>>;
  listInvoices: () => Promise<Answer<{ total: number }>>;
};

/** The client that another's generator makes of the file, and nothing of ours in it but the signature. */
const generateClient = async (): Promise<Client> => {
  writeFileSync(join(folder, 'openapi.json'), await readFile());
  const source = await generateSource(join(folder, 'openapi.json'));
  const plain = stripTypeScriptTypes(source, { mode: 'transform' }).replaceAll(
    /from "(@oazapfts\/runtime[^"]*)"/g,
    (_, name: string) => `from "${import.meta.resolve(name)}"`,
  );
  const path = join(folder, 'client.mjs');
  writeFileSync(path, plain);
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Client;
};

const signedFetch: typeof fetch = (address, init = {}) => {
  const url = new URL(String(address));
  const headers = new Headers(init.headers);
  const method = init.method ?? 'GET';
  const body = typeof init.body === 'string' ? init.body : '';
  const sent = { method, path: url.pathname, query: url.search.slice(1), body, idempotencyKey: headers.get('idempotency-key') ?? '' };
  for (const [name, value] of Object.entries(signedHeaders(key, sent))) headers.set(name, value);
  return fetch(url, { ...init, headers });
};

it('lets a client made by an independent generator buy: search, goods, order, parcel, bill and invoice', async () => {
  const client = await generateClient();
  Object.assign(client.defaults, { baseUrl: `${site}${openBase}`, fetch: signedFetch });
  const found = await client.searchGoods({ keyword: 'YJV22' });
  expect([found.status, Array.isArray(found.data.list)]).toEqual([200, true]);
  const goods = await client.getGoods('2');
  expect(goods.data.specs[0]).toMatchObject({ id: specOf(2), specSellPrice: '10.02', specStorage: 60 });
  const [address] = (await client.listAddresses()).data.list;
  const order = { addressId: address?.id, lines: [{ specId: specOf(2), num: 5 }] };
  const { data: price } = await client.quotePrices(order);
  const placed = await client.placeOrder(randomUUID(), { ...order, payMode: 'postpay', totalPrice: price.totalPrice });
  expect(placed.status).toBe(200);
  const [id] = placed.data.orderIds as [string];
  expect((await client.getOrder(id)).data.state).toBe('wait_ship');
  await ship(db(), id);
  expect((await client.listShipments(id)).data.list.length).toBe(1);
  await inTransaction(db(), (tx) => confirmReceipt(tx, system, id, usualSettings));
  const billId = await billOf(db(), id);
  await inTransaction(db(), (tx) => issueBill(tx, system, billId));
  expect((await client.listBills()).data.list.map((bill) => bill.id)).toContain(billId);
  expect((await client.listBillLines(billId)).data.list.map(({ orderId }) => orderId)).toContain(id);
  expect((await client.listInvoices()).data.total).toBe(0);
  const refused = (await client.getOrder('999')) as unknown as { status: number; data: { error: { code: string } } };
  expect([refused.status, typeof refused.data.error.code]).toEqual([404, 'string']);
});
