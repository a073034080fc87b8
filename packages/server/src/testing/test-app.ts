import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyCall, DataOf, RequestOf } from '@mall/contract/kernel/call.ts';
import { encodeText } from '@mall/contract/wire/base64-text.ts';
import type { Envelope } from '@mall/contract/wire/envelope.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { openAnswer, sealRequest } from '@mall/contract/wire/sm-browser.ts';
import { fillPath, wireOf } from '@mall/contract/wire/wire-path.ts';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../build-app.ts';
import { readConfig } from '../kernel/config.ts';
import type { House } from '../kernel/house.ts';
import { companionCookie } from '../kernel/http/companion.ts';
import type { App } from '../kernel/http/route.ts';
import { openHouse } from '../open-house.ts';
import type { Web } from '../web/load-web.ts';
import { authorityOf, rememberCompanion, tokenInAnswer } from './authority.ts';
import type { DemoGoods } from './demo-template.ts';
import { hearCalls } from './hear-calls.ts';
import { createTestDatabase } from './test-database.ts';

type SentSms = { mobile: string; text: string };
type SentMail = { to: string; subject: string; html: string };
type As = { token?: string; guestKey?: string; language?: string };

/** A whole server on its own database, called through the real wire without a socket. */
export type TestApp = {
  house: House;
  /** The owner of the tables, for what the mall itself may not do. */
  owner: pg.Pool;
  app: App;
  sms: SentSms[];
  mails: SentMail[];
  call: <C extends AnyCall>(call: C, request?: RequestOf<C>, as?: As) => Promise<Envelope<DataOf<C>>>;
};

const sealed = new Set(['POST', 'PUT', 'DELETE']);

const wireBody = (call: AnyCall, body: Record<string, unknown> = {}) => ({
  ...body,
  ...Object.fromEntries(
    call.encoded.filter((field) => typeof body[field] === 'string').map((field) => [field, encodeText(body[field] as string)]),
  ),
  magicaValue: makeMagicaValue(),
});

export const createTestApp = async (
  env: Record<string, string> = {},
  web?: Web,
  way: (url: string) => Promise<string> = async (url) => url,
  demo?: DemoGoods,
): Promise<TestApp & { close: () => Promise<void> }> => {
  const database = await createTestDatabase({ demo });
  const ownFolder = mkdtempSync(join(tmpdir(), 'mall-data-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: ownFolder,
    SANDBOX: 'on',
    // The buyers of tests all come from one address, order faster and leave more unpaid than people do.
    WIRE_POSTS: '500000',
    PAGES_PER_ADDRESS: '1000000',
    PICTURES_PER_ADDRESS: '1000000',
    UNPAID_HOLDS_PER_SPEC: '1000',
    SUBMISSIONS_PER_SECOND: '1000',
    ...env,
  });
  const sms: SentSms[] = [];
  const mails: SentMail[] = [];
  const silent = { info() {}, warn() {}, error() {}, debug() {}, fatal() {}, trace() {}, child: () => silent } as unknown as House['log'];
  const opened = openHouse(config, await way(database.url), silent);
  const house: House = {
    ...opened,
    sms: { send: async (mobile, text) => Boolean(sms.push({ mobile, text })) },
    mail: { send: async (to, subject, html) => Boolean(mails.push({ to, subject, html })) },
  };
  await house.crypto.refresh();
  const app = buildApp(house, undefined, web);
  const calls = hearCalls(app);
  await app.fastify.ready();

  const call: TestApp['call'] = async (definition, request, as = {}) => {
    const { params, query, body } = (request ?? {}) as {
      params?: Record<string, string>;
      query?: Record<string, unknown>;
      body?: Record<string, unknown>;
    };
    const { method, path } = wireOf(definition.verb, definition.path);
    const headers: Record<string, string> = { membersource: '0', to: as.language ?? '' };
    if (as.token) Object.assign(headers, authorityOf(as.token));
    if (as.guestKey) headers['rediskey'] = as.guestKey;
    const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]): [string, string] => [key, String(value)]));
    const url = `${config.API_BASE}${fillPath(path, params)}${search.size > 0 ? `?${search}` : ''}`;
    if (!sealed.has(method)) return (await app.fastify.inject({ method, url, headers })).json();
    const seal = await sealRequest(JSON.stringify(wireBody(definition, body)), house.crypto.publicKeyHex);
    const answer = await app.fastify.inject({
      method: method as 'POST',
      url,
      headers: { ...headers, encryptiontype: 'SM', code: seal.code, mac: seal.mac, 'content-type': 'application/json' },
      payload: JSON.stringify({ params: seal.params }),
    });
    const { sm4code, mac } = answer.headers as Record<string, string | undefined>;
    if (!sm4code) return answer.json();
    const envelope = JSON.parse((await openAnswer(answer.json<string>(), sm4code, mac ?? '', seal.key)) ?? 'null');
    const companion = answer.cookies.find(({ name, value }) => value !== '' && name.endsWith(companionCookie))?.value;
    if (companion) rememberCompanion(tokenInAnswer(envelope.data), companion);
    return envelope;
  };

  return {
    house,
    owner: database.owner,
    app,
    sms,
    mails,
    call,
    close: async () => {
      calls.keep();
      await app.fastify.close();
      await opened.close();
      await database.drop();
      rmSync(ownFolder, { recursive: true, force: true });
    },
  };
};

/** Registers a server with the test file, of an empty mall or of the demo's. */
export const testApp = (env: Record<string, string> = {}, demo?: DemoGoods): TestApp => {
  const holder = {} as TestApp;
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const made = await createTestApp(env, undefined, undefined, demo);
    close = made.close;
    Object.assign(holder, made);
  });
  afterAll(async () => close?.());
  return holder;
};
