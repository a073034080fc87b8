import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import type { OpenCall } from '@mall/contract/open/open-call.ts';
import { openCalls } from '@mall/contract/open/open-calls.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { sealRequest } from '@mall/contract/wire/sm-browser.ts';
import { fillPath, wireOf } from '@mall/contract/wire/wire-path.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractCalls } from '../docs/contract-calls.ts';
import { authorityOf } from './authority.ts';
import { sentParts } from './sent-parts.ts';
import { signInFixture } from './sign-in-fixture.ts';
import { testApp } from './test-app.ts';

const app = testApp({ WIRE_ENCRYPTION: 'optional', SANDBOX: 'off' });
// A stream that is opened has no end to wait for; what it refuses stands in `member/stream.test.ts`.
const allCalls = () => [...app.app.runners.values()].map(({ call }) => call).filter(({ answer }) => answer !== 'stream');

let token = '';
beforeAll(async () => {
  token = await signInFixture(app.house, '13812345678');
});

type Given = { query?: Record<string, string>; body?: unknown; raw?: string; headers?: Record<string, string> };

const send = (call: AnyCall, { query = {}, body, raw, headers = {} }: Given) => {
  const { method, path } = wireOf(call.verb, call.path);
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] as string, query['param'] ?? '1']));
  const { param: _, ...rest } = query;
  const search = new URLSearchParams(rest);
  const url = `${app.house.config.API_BASE}${fillPath(path, params)}${search.size > 0 ? `?${search}` : ''}`;
  const base = { ...authorityOf(token), membersource: '0', ...headers };
  if (method === 'GET') return app.app.fastify.inject({ method, url, headers: base });
  return app.app.fastify.inject({
    method: method as 'POST',
    url,
    headers: { 'content-type': 'application/json', ...base },
    payload: raw ?? JSON.stringify(body ?? {}),
  });
};

const isEnvelope = (body: string) => {
  const envelope = JSON.parse(body) as Record<string, unknown>;
  return (
    typeof envelope['code'] === 'number' &&
    typeof envelope['msg'] === 'string' &&
    envelope['msg'] !== '' &&
    'data' in envelope &&
    'errorCode' in envelope
  );
};

/** Rows of every table that a caller could have filled. What the mall writes about a refusal (audit) may grow. */
const countRows = async (): Promise<string> => {
  const { rows } = await app.house.db.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('audit_log', 'migration')",
  );
  const counts = await Promise.all(
    rows.map(
      async ({ name }) => `${name}=${(await app.house.db.pool.query<{ n: string }>(`select count(*) as n from "${name}"`)).rows[0]?.n}`,
    ),
  );
  return counts.toSorted().join(' ');
};

const nasty: unknown[] = [
  '',
  ' ',
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  true,
  null,
  [],
  {},
  [[]],
  'a'.repeat(1_000_000),
  '😀'.repeat(50),
  '\u0000',
  "'; drop table member; --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '９９',
  'NaN',
  '0x10',
  '9999-99-99 00:00:00',
];

/** Signs that no database keeps. */
const unkept = ['\u0000', 'a\u0000bcdefghij', 'https://a.example/\u0000', 'abcdefghi\ud800'];
const noDates = [
  '2026-02-30',
  '0000-01-01',
  '2026-13-01',
  '2026-13',
  '0000-01',
  '9999-99-99 00:00:00',
  '2026-02-30 00:00:00',
  '2026-02-28 24:00:00',
];
/** What takes one of these is no date, but a number or words. */
const noDateAtAll = ['abc', 'abcdefghijkl', 'abcd-ef-gh', '12345678901', '021-12345678'];
const largest = 2_147_483_647;

/** What never stands in a statement as it came: it is deciphered, hashed, compared in memory, sent on to where it came from, or cleaned first. */
const neverKept =
  /[Pp]assword$|\.captcha$|^accountApi\.resetPassword body\.code$|^identityApi\.(authorize query\.url|redeem query\.(code|state|iss))$|^partnerApi\.(enter body\.uscMark|channelEnter query\.ticket)$|^matchApi\.read body\.text$/;
/** Counted and compared in memory, or kept as a bigint. */
const neverSmall =
  /\.usePoints$|^uploadApi\.begin body\.size$|^matchApi\.export body\.rows\[\]\.line$|\.rev$|^companyRoleApi\.\w+ body\.version$|^settingApi\.publish body\.version$/;

/** They would end the session with which all others are asked. */
const endsSession: ReadonlySet<string> = new Set(['/auth/logout', '/portal/member/session/{id}']);
/** Posts that do what they are for without a word, a draft with nothing filled in among them: an empty body is none that is bad. */
const nothingToSay: ReadonlySet<string> = new Set([...endsSession, '/portal/download/own-data', '/portal/company/draft/save']);

describe('bad input', () => {
  it('is answered with an envelope and a clear text on every call, and never with a 5xx', async () => {
    const before = await countRows();
    for (const call of allCalls()) {
      if (endsSession.has(call.path)) continue;
      const fields = Object.keys(((call.body ?? call.query) as { shape?: object } | undefined)?.shape ?? { id: 1 });
      for (const value of nasty) {
        const given = Object.fromEntries(fields.map((field) => [field, value]));
        const answer = await send(
          call,
          call.verb === 'GET'
            ? { query: { param: String(value).slice(0, 60), ...asQuery(given) } }
            : { query: { param: String(value).slice(0, 60) }, body: { ...given, magicaValue: makeMagicaValue() } },
        );
        expect(answer.statusCode, `${call.path} ${JSON.stringify(value)?.slice(0, 40)}`).toBeLessThan(500);
        if (call.answer === 'json' || answer.headers['content-type']?.includes('json'))
          expect(isEnvelope(answer.body), call.path).toBe(true);
      }
    }
    expect(await countRows()).toBe(before);
    expect((await send(memberApi.messageCount as AnyCall, {})).json().code, 'the session that all were asked with').toBe(200);
  }, 120_000);

  it('has no part that takes what the database would answer with a fault', async () => {
    const open = Object.entries<OpenCall>(openCalls).map(([name, call]) => ({ name: `openCalls.${name}`, call }));
    const parts = [...(await contractCalls()), ...open].flatMap(({ name, call }) => sentParts(name, call));
    expect(parts.length).toBeGreaterThan(1000);
    const taking = (kind: 'text' | 'number', bad: (takes: (value: unknown) => boolean) => boolean) =>
      parts.filter((part) => part.kind === kind && bad((value) => part.schema.safeParse(value).success)).map(({ name }) => name);
    expect(taking('text', (takes) => unkept.some(takes)).filter((name) => !neverKept.test(name))).toEqual([]);
    expect(taking('text', (takes) => noDates.some(takes) && !noDateAtAll.some(takes))).toEqual([]);
    expect(taking('number', (takes) => takes(largest + 1)).filter((name) => !neverSmall.test(name))).toEqual([]);
  });

  it('refuses unknown keys everywhere', async () => {
    for (const call of allCalls()) {
      if (endsSession.has(call.path)) continue;
      const answer = await send(
        call,
        call.verb === 'GET'
          ? { query: { surprise: '1' } }
          : { body: { surprise: 1, memberId: '1', price: '0.01', magicaValue: makeMagicaValue() } },
      );
      expect(answer.json().code, call.path).not.toBe(200);
    }
  });

  it('refuses broken JSON, a wrong content type, too much, and a verb that is not there', async () => {
    const post = allCalls().find((call) => call.path === '/auth/oauth/captcha') as AnyCall;
    expect((await send(post, { raw: '{"a":' })).statusCode).toBe(400);
    expect((await send(post, { raw: '[1]' })).json().code).not.toBe(200);
    expect((await send(post, { raw: 'x', headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415);
    expect((await send(post, { raw: JSON.stringify({ a: 'x'.repeat(5_000_000) }) })).statusCode).toBe(413);
    const other = await app.app.fastify.inject({ method: 'DELETE', url: '/api/auth/oauth/captcha' });
    expect([other.statusCode, isEnvelope(other.body)]).toEqual([405, true]);
    const nowhere = await app.app.fastify.inject({ method: 'POST', url: '/api/portal/nowhere', payload: {} });
    expect([nowhere.statusCode, isEnvelope(nowhere.body)]).toEqual([404, true]);
  });

  it('survives 10,000 random bodies', async () => {
    const before = await countRows();
    const posts = allCalls().filter((call) => call.verb !== 'GET' && !nothingToSay.has(call.path));
    const gets = allCalls().filter((call) => call.verb === 'GET' && call.answer === 'json');
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.object({ withNullPrototype: false, maxDepth: 2 }), fc.boolean(), async (pick, object, known) => {
        const isGet = pick % 4 === 0;
        const call = (isGet ? gets[pick % gets.length] : posts[pick % posts.length]) as AnyCall;
        const fields = Object.keys(((call.body ?? call.query) as { shape?: object } | undefined)?.shape ?? {});
        const values = Object.values(object);
        const body = known ? Object.fromEntries(fields.map((field, at) => [field, values[at % (values.length || 1)]])) : object;
        const answer = await send(
          call,
          isGet ? { query: asQuery(body as Record<string, unknown>) } : { body: { ...body, magicaValue: makeMagicaValue() } },
        );
        return answer.statusCode < 500 && isEnvelope(answer.body);
      }),
      { numRuns: 10_000, endOnFailure: true },
    );
    expect(await countRows()).toBe(before);
    expect((await send(memberApi.messageCount as AnyCall, {})).json().code, 'the session that all were asked with').toBe(200);
  }, 120_000);

  it('answers every broken cipher text alike', async () => {
    const call = allCalls().find((one) => one.path === '/auth/oauth/captcha') as AnyCall;
    const good = await sealRequest(JSON.stringify({ magicaValue: makeMagicaValue() }), app.house.crypto.publicKeyHex);
    const broken = [
      { ...good, params: good.params.replace(/^../, '00') },
      { ...good, params: '' },
      { ...good, params: 'zz' },
      { ...good, mac: '0'.repeat(64) },
      { ...good, mac: '' },
      { ...good, code: `04${'0'.repeat(256)}` },
      { ...good, code: good.code.slice(0, -2) },
      { ...good, code: '' },
      await sealRequest('not json', app.house.crypto.publicKeyHex),
    ];
    const answers = new Set<string>();
    for (const { code, mac, params } of broken) {
      const answer = await send(call, { body: { params }, headers: { encryptiontype: 'SM', code, mac } });
      answers.add(`${answer.statusCode} ${answer.body}`);
    }
    expect([...answers]).toEqual(['400 {"code":400,"msg":"请求无法解密，请刷新重试","data":null,"errorCode":"kernel.undecryptable"}']);
  });
});

const asQuery = (given: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, typeof value === 'string' ? value.slice(0, 5000) : (JSON.stringify(value) ?? '')]),
  );
