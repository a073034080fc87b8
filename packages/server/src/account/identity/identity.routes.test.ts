import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { identityApi } from '@mall/contract/account/identity.api.ts';
import { encodeText } from '@mall/contract/wire/base64-text.ts';
import type { Envelope } from '@mall/contract/wire/envelope.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { openAnswer, sealRequest } from '@mall/contract/wire/sm-browser.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askingCookie } from '../../kernel/http/companion.ts';
import { accountSteps } from '../../testing/account-steps.ts';
import { beginAt, chooseAt, comeBack, identityApp } from '../../testing/identity-steps.ts';
import { addColleague, addCompany, roleId } from '../../testing/people-steps.ts';
import { addMember, addSignedIn, freshMobile } from '../../testing/test-member.ts';

const mall = identityApp();
const steps = accountSteps(mall);
const person = { sub: 'U13800000001', mobile: '13800000001' };
const colleague = { sub: 'U13800000003', mobile: '13800000003' };
const newcomer = { sub: 'U13800000090', mobile: '13800000090' };

const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const refusals = async (event = 'identity.refused') =>
  Number((await run('select count(*)::int as n from audit_log where event = $1', [event]))[0]?.n);
const sessionsOf = async (mobile: string) =>
  (await run('select s.way from member_session s join member m on m.id = s.member_id where m.mobile = $1 order by s.id', [mobile])).map(
    ({ way }) => way,
  );
const post = (path: string) => fetch(`${mall.house.config.siteUrl}${path}`, { method: 'POST', headers: { accept: 'application/json' } });
const lock = { LOGIN_SWITCH: 'ON' as 'ON' | 'OFF' };
const turn = (to: 'ON' | 'OFF') => Object.assign(mall.house.config as unknown as typeof lock, { LOGIN_SWITCH: to });

afterEach(() => void turn('ON'));

describe('the mall’s own provider', () => {
  beforeAll(async () => {
    await addMember(mall.house.db, { mobile: person.mobile });
  });

  test('signs in whom it has proved, and says where he wanted to go', async () => {
    const { url, cookie } = await beginAt(mall, { url: `${mall.house.config.siteUrl}/shoppingCar?a=1` });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(url.searchParams.get(name)).toMatch(/^[\w-]{20,}$/);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    const back = await chooseAt(url, person.sub);
    const answer = await comeBack(mall, back, cookie);
    expect(answer).toMatchObject({ code: 200, data: { uuid: answer.uuid, url: '/shoppingCar?a=1' } });
    expect(answer.cookies.map(({ name }) => name)).toContain('companion');
    expect(await sessionsOf(person.mobile)).toEqual(['identity']);
    const again = await beginAt(mall);
    await comeBack(mall, await chooseAt(again.url, person.sub), again.cookie, '/front');
    expect(await run('select count(*)::int as n from identity_link')).toEqual([{ n: 1 }]);
  });

  test('believes a code once, in the browser that asked, with its own state alone', async () => {
    const { url, cookie } = await beginAt(mall);
    const other = await beginAt(mall);
    const back = await chooseAt(url, person.sub);
    const before = await refusals();
    for (const [given, of] of [
      [back, other.cookie],
      [back, ''],
      [{ ...back, state: other.url.searchParams.get('state') ?? '' }, cookie],
      [back, 'x'.repeat(43)],
    ] as const)
      expect(await comeBack(mall, given, of)).toMatchObject({ code: 505, errorCode: 'identity.refused' });
    expect((await comeBack(mall, back, cookie)).code).toBe(200);
    expect(await comeBack(mall, back, cookie)).toMatchObject({ errorCode: 'identity.refused' });
    expect(await refusals()).toBe(before + 5);
  });

  test('takes no code of another question, and no answer that names another issuer', async () => {
    const [one, two, three] = [await beginAt(mall), await beginAt(mall), await beginAt(mall)];
    const [back, stolen] = [await chooseAt(one.url, person.sub), await chooseAt(two.url, person.sub)];
    expect(await comeBack(mall, { ...back, code: stolen['code'] ?? '' }, one.cookie)).toMatchObject({ errorCode: 'identity.refused' });
    const other = await chooseAt(three.url, person.sub);
    expect(await comeBack(mall, { ...other, iss: 'https://evil.example' }, three.cookie)).toMatchObject({ errorCode: 'identity.refused' });
  });

  test('is believed at once when it has changed its keys', async () => {
    const { url, cookie } = await beginAt(mall);
    await post('/sandbox/idp/rotate');
    expect((await comeBack(mall, await chooseAt(url, person.sub), cookie)).code).toBe(200);
    await post('/sandbox/idp/rotate');
    const next = await beginAt(mall);
    expect((await comeBack(mall, await chooseAt(next.url, person.sub), next.cookie)).code).toBe(200);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://127.0.0.1.evil.example/',
    '/\t/evil.example',
  ])('leads nobody to %s', async (url) => {
    expect(await beginAt(mall, { url })).toMatchObject({ errorCode: 'identity.return_wrong', cookie: '' });
  });

  test('signs nobody out who comes with a bad answer', async () => {
    const { token } = await addSignedIn(mall.house.db);
    await comeBack(mall, { code: 'x', state: 'y' }, '');
    expect((await mall.call(accountApi.permissions, {}, { token })).code).toBe(200);
  });

  test('is where one signs out too, once sign-in is there', async () => {
    const here = await addSignedIn(mall.house.db);
    expect((await mall.call(accountApi.signOut, {}, { token: here.token })).data).toEqual({ switchOff: 'ON' });
    turn('OFF');
    const there = await addSignedIn(mall.house.db);
    const { data } = await mall.call(accountApi.signOut, {}, { token: there.token });
    expect(data.switchOff).toBe('OFF');
    const url = new URL(data.url ?? '');
    expect(`${url.origin}${url.pathname}`).toBe(`${mall.house.config.siteUrl}/sandbox/idp/logout`);
    expect((await mall.call(accountApi.loginSwitch)).data).toEqual({ switchOff: 'OFF' });
    expect((await mall.call(accountApi.uscSwitch)).data).toEqual({ switchOff: 'ON' });
  });

  test('lets no seller in by the buyers’ door', async () => {
    await run(`update member set audience = 'seller' where mobile = $1`, [person.mobile]);
    const { url, cookie } = await beginAt(mall);
    expect(await comeBack(mall, await chooseAt(url, person.sub), cookie)).toMatchObject({ errorCode: 'account.sellers_door' });
    await run(`update member set audience = 'buyer' where mobile = $1`, [person.mobile]);
  });
});

const sealed = async (path: string, body: object, headers: Record<string, string>) => {
  const seal = await sealRequest(JSON.stringify({ ...body, magicaValue: makeMagicaValue() }), mall.house.crypto.publicKeyHex);
  const answer = await mall.app.fastify.inject({
    method: 'POST',
    url: `${mall.house.config.API_BASE}${path}`,
    headers: { encryptiontype: 'SM', code: seal.code, mac: seal.mac, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ params: seal.params }),
  });
  const { sm4code, mac } = answer.headers as Record<string, string>;
  return JSON.parse((await openAnswer(answer.json<string>(), sm4code ?? '', mac ?? '', seal.key)) ?? '') as Envelope<unknown>;
};
const showTicket = (path: string, ticket: string, body: object) => sealed(path, body, { 'isc-ticket': ticket });
const ticketFor = async (sub: string, clientId = 'mall') => {
  const answer = await fetch(`${mall.house.config.siteUrl}/sandbox/idp/ticket`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ sub, client_id: clientId }),
  });
  return ((await answer.json()) as { ticket: string }).ticket;
};

describe('a ticket', () => {
  test.each([identityApi.enterByTicket.path, accountApi.signIn.path, `/front${identityApi.enterByTicket.path}`])(
    'signs in once at %s',
    async (path) => {
      const ticket = await ticketFor(person.sub);
      expect((await showTicket(path, ticket, { uuid: makeUuid() })).code).toBe(200);
      expect((await showTicket(path, ticket, { uuid: makeUuid() })).errorCode).toBe('identity.refused');
      expect((await sessionsOf(person.mobile)).at(-1)).toBe('ticket');
    },
  );

  test('that was made for somebody else’s site, made up or missing opens nothing', async () => {
    const path = identityApi.enterByTicket.path;
    for (const ticket of [await ticketFor(person.sub, 'other'), 'made-up', '', 'x'.repeat(3000)])
      expect((await showTicket(path, ticket, { uuid: makeUuid() })).errorCode).toBe('identity.refused');
    expect((await mall.call(accountApi.signIn, { body: { uuid: makeUuid() } })).errorCode).toBe('account.mobile_required');
  });
});

const membersOf = (mobile: string) =>
  run(
    `select m.company_id::int as company, r.key from member m left join member_role mr on mr.member_id = m.id left join role r on r.id = mr.role_id where mobile = $1`,
    [mobile],
  );
const lastCode = (mobile: string) => /\d{6}/.exec(mall.sms.findLast((sent) => sent.mobile === mobile)?.text ?? '')?.[0] ?? '';
const bind = (path: string, cookie: string, body: object) => sealed(path, body, { cookie: `${askingCookie}=${cookie}` });

const text = async (cookie: string, mobile: string) => {
  const uuid = makeUuid();
  const captcha = await steps.look(uuid);
  await run(`update sms_code set created_at = created_at - interval '2 minutes' where mobile = $1`, [mobile]);
  return bind(identityApi.sendJoinCode.path, cookie, { mobile: encodeText(mobile), captcha: encodeText(captcha), uuid });
};
const join = (cookie: string, mobile: string, code: string) =>
  bind(identityApi.join.path, cookie, { mobile: encodeText(mobile), validCode: encodeText(code), uuid: makeUuid() });

describe('a company’s own provider', () => {
  const own = { domain: 'yunting.example', email: 'anybody@yunting.example' };
  beforeAll(async () => {
    await addCompany(mall.house.db, 71);
    await addCompany(mall.house.db, 72);
    const member = await addColleague(mall.house.db, 71, 'company_purchaser');
    await run('update member set mobile = $1 where id = $2', [colleague.mobile, member.id]);
    await run(
      `insert into identity_provider (company_id, domain, issuer, client_id, client_secret, role_id, decision) values (71, $1, $2, 'company71', $3, $4, 'approved')`,
      [
        own.domain,
        `${mall.house.config.siteUrl}/sandbox/idp`,
        mall.house.sealer.seal('secret of company 71'),
        await roleId(mall.house.db, 'company_purchaser'),
      ],
    );
  });
  const enter = async (sub: string) => {
    const { url, cookie } = await beginAt(mall, { email: own.email });
    return comeBack(mall, await chooseAt(url, sub), cookie);
  };

  test('is found by the mailbox, and lets its people in', async () => {
    expect((await beginAt(mall, { email: 'a@other.example' })).errorCode).toBe('identity.domain_unknown');
    expect((await enter(colleague.sub)).code).toBe(200);
  });

  /** The browser that was sent back, which has a cookie of its own from then on. */
  const joiner = async (sub: string) => {
    const named = await enter(sub);
    expect(named).toMatchObject({ code: 505, errorCode: 'identity.mobile_unproved' });
    return { cookie: named.cookies.find(({ name }) => name === askingCookie)?.value ?? '' };
  };
  test('adds who is new to the mall, in the company’s role, once he has shown by a text that the mobile is his', async () => {
    const { cookie } = await joiner(newcomer.sub);
    expect(await membersOf(newcomer.mobile)).toEqual([]);
    expect(await text('x'.repeat(43), newcomer.mobile)).toMatchObject({ errorCode: 'identity.join_gone' });
    expect((await text(cookie, newcomer.mobile)).code).toBe(200);
    expect(mall.sms.at(-1)?.text).toContain('用于加入');
    const code = lastCode(newcomer.mobile);
    expect(await join(cookie, newcomer.mobile, code === '000000' ? '111111' : '000000')).toMatchObject({ errorCode: 'account.code_wrong' });
    expect(await join('x'.repeat(43), newcomer.mobile, code)).toMatchObject({ errorCode: 'identity.join_gone' });
    expect(await membersOf(newcomer.mobile)).toEqual([]);
    const answers = await Promise.all([1, 2, 3].map(() => join(cookie, newcomer.mobile, code)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(await membersOf(newcomer.mobile)).toEqual([{ company: 71, key: 'company_purchaser' }]);
    expect((await enter(newcomer.sub)).code).toBe(200);
  });

  test('opens with a text no account of another company or of none, and nothing once it is switched off', async () => {
    await run('delete from identity_link');
    await run('update member set mobile = $1 where mobile = $2', [freshMobile(), newcomer.mobile]);
    const stranger = await addMember(mall.house.db);
    const first = await joiner(newcomer.sub);
    await text(first.cookie, stranger.mobile);
    expect(await join(first.cookie, stranger.mobile, lastCode(stranger.mobile))).toMatchObject({ errorCode: 'identity.other_account' });
    const second = await joiner(newcomer.sub);
    await text(second.cookie, newcomer.mobile);
    await run('update identity_provider set enabled = false');
    expect(await join(second.cookie, newcomer.mobile, lastCode(newcomer.mobile))).toMatchObject({ errorCode: 'identity.join_gone' });
    await run('update identity_provider set enabled = true');
    expect(await membersOf(newcomer.mobile)).toEqual([]);
  });

  test('takes over nobody of another company, nobody of none, and nobody of another domain', async () => {
    await run('delete from identity_link');
    const before = await refusals('identity.other_account');
    await run('update member set company_id = 72 where mobile = $1', [colleague.mobile]);
    expect((await enter(colleague.sub)).errorCode).toBe('identity.other_account');
    await run('update member set company_id = null where mobile = $1', [colleague.mobile]);
    expect((await enter(colleague.sub)).errorCode).toBe('identity.other_account');
    expect((await enter(person.sub)).errorCode).toBe('identity.refused');
    expect(await run('select count(*)::int as n from identity_link')).toEqual([{ n: 0 }]);
    expect(await refusals('identity.other_account')).toBe(before + 2);
    await run('update member set company_id = 71 where mobile = $1', [colleague.mobile]);
  });

  test('no longer knows who has left', async () => {
    expect((await enter(colleague.sub)).code).toBe(200);
    await run('update member set company_id = 72 where mobile = $1', [colleague.mobile]);
    expect((await enter(colleague.sub)).errorCode).toBe('identity.other_account');
    await run('update member set company_id = 71 where mobile = $1', [colleague.mobile]);
  });

  test.each([`decision = 'waiting'`, 'enabled = false'])('opens nothing with %s', async (set) => {
    const { url, cookie } = await beginAt(mall, { email: own.email });
    const back = await chooseAt(url, colleague.sub);
    await run(`update identity_provider set ${set}`);
    expect((await comeBack(mall, back, cookie)).errorCode).toBe('identity.refused');
    expect((await beginAt(mall, { email: own.email })).errorCode).toBe('identity.domain_unknown');
    await run(`update identity_provider set decision = 'approved', enabled = true`);
  });

  test.each(['https://idp.invalid', 'http://127.0.0.1:1/idp', 'https://localhost/idp'])('keeps nobody waiting at %s', async (issuer) => {
    const [{ kept }] = (await run('select issuer as kept from identity_provider')) as [{ kept: string }];
    await run('update identity_provider set issuer = $1', [issuer]);
    expect(await beginAt(mall, { email: own.email })).toMatchObject({ errorCode: 'identity.away', cookie: '' });
    await run('update identity_provider set issuer = $1', [kept]);
  });

  test('is asked at public addresses alone', () => {
    const { allows } = mall.house.identity;
    expect(allows('https://login.example.com/tenant')).toBe(true);
    for (const issuer of [
      'http://login.example.com',
      'https://127.0.0.1',
      'https://10.0.0.8',
      'https://localhost',
      'https://a.example/?b',
      'file:///etc/passwd',
    ])
      expect(allows(issuer)).toBe(false);
  });
});
