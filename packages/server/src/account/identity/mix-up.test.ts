import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../kernel/free-port.ts';
import { beginAt, carriedBy, comeBack, identityApp } from '../../testing/identity-steps.ts';
import { addCompany } from '../../testing/people-steps.ts';
import { type PlainProvider, plainProvider } from '../../testing/plain-provider.ts';
import { addMember, freshMobile } from '../../testing/test-member.ts';

/** Neither says in its answers who it is (RFC 9207), as many do not: what keeps them apart is the address that each sends people back to. */
const at = { own: 0, companys: 0 };
const mobile = freshMobile();
const secret = 'a secret of thirty-two characters';
let own: PlainProvider;
let companys: PlainProvider;

beforeAll(async () => {
  at.own = await freePort();
  at.companys = await freePort();
});
const mall = identityApp(() => ({
  IDP_ISSUER: `http://127.0.0.1:${at.own}`,
  IDP_CLIENT_ID: 'mall',
  IDP_CLIENT_SECRET: secret,
  OA_SITES: `http://127.0.0.1:${at.companys}`,
}));
beforeAll(async () => {
  own = plainProvider(at.own, () => ({ sub: 'somebody', phone_number: mobile, phone_number_verified: true }));
  companys = plainProvider(at.companys, () => undefined);
  await addMember(mall.house.db, { mobile });
  await addCompany(mall.house.db, 71);
  await mall.house.db.pool.query(
    `insert into identity_provider (company_id, domain, issuer, client_id, client_secret, decision, enabled) values (71, 'company.example', $1, 'mall', $2, 'approved', true)`,
    [companys.issuer, mall.house.sealer.seal(secret)],
  );
});
afterAll(() => {
  own.close();
  companys.close();
});

test('a company’s provider is given no code of the mall’s own', async () => {
  const [mine, hers] = [await beginAt(mall), await beginAt(mall, { email: 'x@company.example' })];
  expect(mine.url.searchParams.get('redirect_uri')).not.toBe(hers.url.searchParams.get('redirect_uri'));
  // The company's provider sends her on to the mall's own, with a question that its holder asked himself, but for her state.
  const on = new URL(mine.url);
  on.searchParams.set('state', hers.url.searchParams.get('state') ?? '');
  const back = new URL((await fetch(on, { redirect: 'manual' })).headers.get('location') ?? '');
  expect(await comeBack(mall, carriedBy(back), hers.cookie)).toMatchObject({ code: 505, errorCode: 'identity.refused' });
  expect(companys.codes).toEqual([]);
  // Her own question stands, and its answer is taken at the place of the one who was asked alone.
  const answer = { code: 'any', state: hers.url.searchParams.get('state') ?? '' };
  expect(await comeBack(mall, { ...answer, company: '72' }, hers.cookie)).toMatchObject({ errorCode: 'identity.refused' });
  expect(companys.codes).toEqual([]);
  await comeBack(mall, { ...answer, company: '71' }, hers.cookie);
  expect(companys.codes).toEqual(['any']);
});

test('and the mall’s own none of a company’s, and goes on letting people in', async () => {
  const mine = await beginAt(mall);
  const back = new URL((await fetch(mine.url, { redirect: 'manual' })).headers.get('location') ?? '');
  expect(await comeBack(mall, { ...carriedBy(back), company: '71' }, mine.cookie)).toMatchObject({ errorCode: 'identity.refused' });
  expect((await comeBack(mall, carriedBy(back), mine.cookie)).code).toBe(200);
});
