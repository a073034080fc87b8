import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Reach } from '@mall/contract/kernel/access.ts';
import { type OpenScope, openBase, openHeaders, openScopes, openSigned } from '@mall/contract/open/open.rules.ts';
import { openKeyApi } from '@mall/contract/open/open-key.api.ts';
import type { TestApp } from './test-app.ts';

export type TestKey = { id: string; key: string; secret: string };

export const makeTestKey = async (
  mall: TestApp,
  token: string,
  { scopes = [...openScopes], reach = 'company' }: { scopes?: OpenScope[]; reach?: Reach } = {},
): Promise<TestKey> => (await mall.call(openKeyApi.make, { body: { name: 'ERP', scopes, reach } }, { token })).data;

type Sent = { method: string; path: string; query?: string; body?: string; idempotencyKey?: string };
type Over = { time?: string; nonce?: string };

/** The headers that a company's own system would send. */
export const signedHeaders = (
  { key, secret }: Pick<TestKey, 'key' | 'secret'>,
  { method, path, query = '', body = '', idempotencyKey = '' }: Sent,
  { time = String(Math.floor(Date.now() / 1000)), nonce = randomUUID() }: Over = {},
): Record<string, string> => {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const text = openSigned({ method, path, query, bodyHash, time, nonce, idempotencyKey });
  return {
    [openHeaders.key]: key,
    [openHeaders.time]: time,
    [openHeaders.nonce]: nonce,
    [openHeaders.signature]: createHmac('sha256', secret).update(text).digest('hex'),
    ...(idempotencyKey && { [openHeaders.idempotency]: idempotencyKey }),
    ...(body && { 'content-type': 'application/json' }),
  };
};

/** A call with a key, as it answers. */
export const askOpen = async (
  mall: TestApp,
  key: Pick<TestKey, 'key' | 'secret'>,
  asked: string,
  given: { body?: unknown; idempotencyKey?: string; language?: string; over?: Over; sent?: string } = {},
) => {
  const [method = '', target = ''] = asked.split(' ');
  const [path = '', query = ''] = `${openBase}${target}`.split('?');
  const body = given.body === undefined ? '' : JSON.stringify(given.body);
  const headers = signedHeaders(key, { method, path, query, body, idempotencyKey: given.idempotencyKey ?? '' }, given.over);
  const answer = await mall.app.fastify.inject({
    method: method as 'GET',
    url: `${path}${query ? `?${query}` : ''}`,
    headers: { ...headers, 'accept-language': given.language ?? 'zh-CN' },
    ...(body && { payload: given.sent ?? body }),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- what comes is looked at field by field
  return { status: answer.statusCode, headers: answer.headers, data: answer.json<any>() };
};
