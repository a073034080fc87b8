import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../kernel/free-port.ts';
import { beginAt, carriedBy, comeBack, identityApp } from '../../testing/identity-steps.ts';
import { type PlainProvider, plainProvider } from '../../testing/plain-provider.ts';
import { freshMobile } from '../../testing/test-member.ts';

/** What a provider says is somebody else's input. */
let port = 0;
let claims: object = {};
let there: PlainProvider;

beforeAll(async () => {
  port = await freePort();
});
const mall = identityApp(() => ({
  IDP_ISSUER: `http://127.0.0.1:${port}`,
  IDP_CLIENT_ID: 'mall',
  IDP_CLIENT_SECRET: 'a secret of thirty-two signs',
}));
beforeAll(() => {
  there = plainProvider(port, () => claims);
});
afterAll(() => there.close());

const enter = async (said: object) => {
  const mobile = freshMobile();
  claims = { sub: mobile, phone_number: `+86 ${mobile}`, phone_number_verified: true, name: '沈听澜', ...said };
  const { url, cookie } = await beginAt(mall);
  const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
  const answer = await comeBack(mall, carriedBy(back), cookie);
  const { rows } = await mall.house.db.pool.query<{ name: string }>('select member_name as name from member where mobile = $1', [mobile]);
  return { ...answer, name: rows[0]?.name, mobile };
};
const refusals = async () =>
  Number((await mall.house.db.pool.query(`select count(*)::int as n from audit_log where event = 'identity.refused'`)).rows[0]?.n);

test.each([
  ['no number at all', { sub: '' }],
  ['a number longer than any', { sub: 'x'.repeat(100_000) }],
  ['a number with what no database keeps', { sub: 'a\u0000b' }],
  ['that it was said in the future', { iat: 9_999_999_999 }],
])('says %s: refused, and written down', async (_what, said) => {
  const before = await refusals();
  expect(await enter(said)).toMatchObject({ code: 505, errorCode: 'identity.refused', name: undefined });
  expect(await refusals()).toBe(before + 1);
});

test.each([
  ['a name with what no database keeps', { name: 'a\u0000b' }],
  ['half a sign', { name: '\ud800' }],
  ['a name that turns the words around it', { name: 'a\u202eb' }],
  ['a list for a name', { name: ['a'] }],
])('says %s: he is called by his number', async (_what, said) => {
  const { code, name, mobile } = await enter(said);
  expect([code, name]).toEqual([200, mobile.slice(-4)]);
});

test('says a long name: it is cut between two signs', async () => {
  expect((await enter({ name: `${'a'.repeat(39)}😀b` })).name).toBe(`${'a'.repeat(39)}😀`);
});

test('says no mobile of this country: nobody is added', async () => {
  for (const phone of ['+1 3900000000', '1\u0000', ['13800000001']])
    expect(await enter({ phone_number: phone })).toMatchObject({ errorCode: 'identity.no_mobile' });
});
