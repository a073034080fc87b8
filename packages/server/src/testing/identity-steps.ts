import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { identityApi } from '@mall/contract/account/identity.api.ts';
import { decodeText } from '@mall/contract/wire/base64-text.ts';
import type { Envelope } from '@mall/contract/wire/envelope.ts';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '../kernel/free-port.ts';
import { askingCookie } from '../kernel/http/companion.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A server that listens, so that it speaks with its provider over real HTTP. */
export const identityApp = (envOf: (port: number) => Record<string, string> = () => ({})): TestApp => {
  const holder = {} as TestApp;
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const port = await freePort();
    const made = await createTestApp({ PORT: String(port), ...envOf(port) });
    close = made.close;
    Object.assign(holder, made);
    await made.app.fastify.listen({ port, host: '127.0.0.1' });
  });
  afterAll(async () => close?.());
  return holder;
};

type Asked = { code: number; errorCode: string; url: URL; cookie: string };

/** A browser asks where to prove who it is. */
export const beginAt = async ({ app, house }: TestApp, query: Record<string, string> = {}): Promise<Asked> => {
  const answer = await app.fastify.inject({
    url: `${house.config.API_BASE}${identityApi.authorize.path}?${new URLSearchParams(query)}`,
    headers: { host: new URL(house.config.siteUrl).host },
  });
  const { code, errorCode, data } = answer.json<Envelope<{ authorizeUrl: string } | null>>();
  const cookie = answer.cookies.find(({ name }) => name === askingCookie)?.value ?? '';
  return { code, errorCode: errorCode ?? '', url: new URL(data?.authorizeUrl ?? 'http://none'), cookie };
};

/** What the callback page makes of its address. */
export const carriedBy = ({ pathname, searchParams }: URL): Record<string, string> => {
  const company = /^\/iamCallback\/(\d+)$/.exec(pathname)?.[1];
  return { ...Object.fromEntries(searchParams), ...(company && { company }) };
};

/** Somebody there is chosen; how the browser is sent back. */
export const chooseAt = async (url: URL, sub: string): Promise<Record<string, string>> => {
  const chosen = new URL(url);
  chosen.searchParams.set('sub', sub);
  const answer = await fetch(chosen, { redirect: 'manual' });
  return carriedBy(new URL(answer.headers.get('location') ?? 'http://none'));
};

/** The browser comes back. */
export const comeBack = async ({ app, house }: TestApp, given: Record<string, string>, cookie: string, prefix = '') => {
  const uuid = makeUuid();
  const answer = await app.fastify.inject({
    url: `${house.config.API_BASE}${prefix}${identityApi.redeem.path}?${new URLSearchParams({ ...given, uuid })}`,
    cookies: { [askingCookie]: cookie },
  });
  const envelope = answer.json<Envelope<string | null>>();
  const data =
    envelope.data === null ? undefined : (JSON.parse(decodeText(envelope.data) ?? '') as { token: string; uuid: string; url: string });
  return { ...envelope, data, uuid, cookies: answer.cookies };
};
