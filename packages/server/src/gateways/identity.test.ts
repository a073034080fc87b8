import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../kernel/free-port.ts';
import { type PlainProvider, plainProvider } from '../testing/plain-provider.ts';
import { openIdentity, type Provider } from './identity.ts';

const gateway = openIdentity({ OA_SITES: [], sandboxOn: false, siteUrl: 'http://127.0.0.1' });
const redirectUri = 'http://127.0.0.1/iamCallback';
const somebody = {
  sub: 'somebody',
  phone_number: '13800000001',
  phone_number_verified: true,
  email: 'a@company.example',
  email_verified: true,
};
let there: PlainProvider;
let provider: Provider;
let claims: object = somebody;
let apart: object = {};
let forges = false;

beforeAll(async () => {
  there = plainProvider(await freePort(), () => claims, { userinfo: () => apart, forges: () => forges });
  provider = { issuer: there.issuer, clientId: 'mall', clientSecret: 'a secret of thirty-two characters', trusted: true };
});
afterAll(() => there.close());

const byCode = async () => {
  const { url, ...asking } = await gateway.begin(provider, redirectUri);
  const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '').searchParams;
  return gateway.redeem(provider, redirectUri, asking, { code: back.get('code') ?? '', state: back.get('state') ?? '' });
};
const byTicket = () => gateway.redeemTicket(provider, 'a ticket');

test.each([
  ['code', byCode],
  ['ticket', byTicket],
])('by a %s, a token under another key than the provider’s proves nothing', async (_way, enter) => {
  claims = somebody;
  forges = true;
  await expect(enter()).rejects.toMatchObject({ kind: 'refused' });
  forges = false;
  expect(await enter()).toMatchObject({ subject: 'somebody', mobile: '13800000001' });
});

test('a ticket is exchanged for a token that is for the mall, and for no other', async () => {
  claims = somebody;
  await byTicket();
  expect(there.asked.at(-1)?.get('audience')).toBe('mall');
  claims = { ...somebody, aud: 'another site' };
  await expect(byTicket()).rejects.toMatchObject({ kind: 'refused' });
});

test('clocks may differ by a minute, and not by more', async () => {
  const now = Math.floor(Date.now() / 1000);
  for (const said of [{ exp: now - 45 }, { nbf: now + 45 }]) {
    claims = { ...somebody, ...said };
    expect((await byCode()).subject).toBe('somebody');
  }
  for (const said of [{ exp: now - 75 }, { nbf: now + 90 }]) {
    claims = { ...somebody, ...said };
    await expect(byCode()).rejects.toMatchObject({ kind: 'refused' });
  }
});

test.each([
  ['mobile', { phone_number: undefined, phone_number_verified: undefined }],
  ['mailbox', { email: undefined, email_verified: undefined }],
])('the %s may be said apart from the ID token', async (_what, without) => {
  claims = { ...somebody, ...without };
  apart = somebody;
  expect(await byCode()).toMatchObject({ mobile: '13800000001', email: 'a@company.example' });
  // Of somebody else, nothing.
  apart = { ...somebody, sub: 'another' };
  await expect(byCode()).rejects.toMatchObject({ kind: 'refused' });
});
