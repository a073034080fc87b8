import { randomUUID } from 'node:crypto';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { partnerApi } from '@mall/contract/account/partner.api.ts';
import type { PartnerTag } from '@mall/contract/account/partner-tags.ts';
import { securityApi } from '@mall/contract/account/security.api.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountSteps } from '../../testing/account-steps.ts';
import { addColleague, addCompany } from '../../testing/people-steps.ts';
import { securitySteps } from '../../testing/security-steps.ts';
import { testApp } from '../../testing/test-app.ts';
import { addMember, addSignedIn, freshMobile } from '../../testing/test-member.ts';
import { toldMessages } from '../../testing/told-messages.ts';
import { makeMark, type Said } from './partner-mark.ts';

const mall = testApp();
const steps = accountSteps(mall);
const security = securitySteps(mall);
const secret = 'what both sides sign with';
const keys = { platform: 'PK0000000001', company: 'PK0000000002', bare: 'PK0000000005' };

const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;

beforeAll(async () => {
  await addCompany(mall.house.db, 71);
  await addCompany(mall.house.db, 72);
  await run(
    `insert into partner (id, name, company_id, tags, adds) values (1, '平台', null, '{3,4,channel}', true), (2, '公务平台', 71, '{5}', false), (3, '不添人的平台', null, '{4}', false)`,
  );
  for (const [partnerId, keyNo] of [
    [1, keys.platform],
    [2, keys.company],
    [3, keys.bare],
  ])
    await run('insert into partner_key (key_no, partner_id, secret) values ($1, $2, $3)', [
      keyNo,
      partnerId,
      mall.house.sealer.seal(secret),
    ]);
});
beforeEach(() => run('update partner set enabled = true'));

const said = (over: Partial<Said> = {}): Said => ({
  aud: mall.house.config.siteUrl,
  sub: randomUUID(),
  mobile: freshMobile(),
  at: Date.now(),
  nonce: randomUUID(),
  ...over,
});
type Over = { tag?: PartnerTag; keyNo?: string; signedWith?: string; asTag?: '3' | '4' | '5'; timestamp?: string | undefined };
const enter = async (what: Said, { tag = '4', keyNo = keys.platform, signedWith = secret, asTag, ...over }: Over = {}) => {
  const uscTags = asTag ?? (tag as '3' | '4' | '5');
  const timestamp = 'timestamp' in over ? over.timestamp : String(what.at);
  return mall.call(partnerApi.enter, {
    body: { uscMark: makeMark(signedWith, keyNo, tag, what), uscTags, uuid: makeUuid(), ...(timestamp !== undefined && { timestamp }) },
  });
};
const lastFault = async () =>
  (await run(`select detail ->> 'fault' as fault from audit_log where event = 'partner.entry_refused' order by id desc limit 1`))[0]?.fault;

describe('a partner’s entry', () => {
  test.each(['3', '4'] as const)('by %s signs in whom the partner vouches for, and is written down', async (tag) => {
    const { id, mobile } = await addMember(mall.house.db);
    const answer = await enter(said({ mobile }), { tag });
    expect(answer.code).toBe(200);
    expect((await mall.call(accountApi.permissions, {}, { token: steps.tokenOf(answer.data) })).code).toBe(200);
    expect(await run(`select detail from audit_log where event = 'partner.entered' and member_id = $1`, [id])).toEqual([
      { detail: { tag, partnerId: '1', partner: '平台' } },
    ]);
    expect(await run('select way from member_session where member_id = $1', [id])).toEqual([{ way: 'partner' }]);
  });

  test('by the channel’s ticket', async () => {
    const { id, mobile } = await addMember(mall.house.db);
    const what = said({ mobile });
    const ticket = makeMark(secret, keys.platform, 'channel', what);
    expect((await mall.call(partnerApi.channelEnter, { query: { ticket, uuid: makeUuid(), code: 'DF-0001' } })).code).toBe(200);
    expect(
      await run(`select detail ->> 'channelCode' as code from audit_log where event = 'partner.entered' and member_id = $1`, [id]),
    ).toEqual([{ code: 'DF-0001' }]);
    expect((await mall.call(partnerApi.channelEnter, { query: { ticket, uuid: makeUuid() } })).errorCode).toBe('partner.entry_refused');
    expect(await lastFault()).toBe('used');
  });

  test('counts once, also when it comes many times at once', async () => {
    const { mobile } = await addMember(mall.house.db);
    const what = said({ mobile });
    const codes = await Promise.all(Array.from({ length: 6 }, async () => (await enter(what)).code));
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(await lastFault()).toBe('used');
  });

  test('is refused when forged, altered, old, early, for another site, another kind or under a key that ended', async () => {
    const before = Number((await run('select count(*)::int as n from member_session'))[0]?.n);
    const good = said();
    const other = makeMark(secret, keys.platform, '4', said()).split('.')[1];
    const altered = makeMark(secret, keys.platform, '4', good).replace(/\.[\w-]+\./, `.${other}.`);
    const tried: [string, () => Promise<{ errorCode: string | null }>][] = [
      ['forged', () => enter(good, { signedWith: 'another secret' })],
      ['forged', () => mall.call(partnerApi.enter, { body: { uscMark: altered, uscTags: '4', uuid: makeUuid() } })],
      ['forged', () => enter(good, { tag: '4', asTag: '3' })],
      ['expired', () => enter(said({ at: Date.now() - 301_000 }))],
      ['expired', () => enter(said({ at: Date.now() + 62_000 }))],
      ['audience', () => enter(said({ aud: 'https://other.example' }))],
      ['tag', () => enter(said(), { tag: '5' })],
      ['timestamp', () => enter(said(), { tag: '3', timestamp: undefined })],
      ['timestamp', () => enter(said(), { tag: '3', timestamp: String(Date.now() + 5) })],
      ['unknown_key', () => enter(said(), { keyNo: 'PK9999999999' })],
      ['malformed', () => mall.call(partnerApi.enter, { body: { uscMark: 'x', uscTags: '4', uuid: makeUuid() } })],
    ];
    for (const [fault, attempt] of tried) {
      expect((await attempt()).errorCode).toBe('partner.entry_refused');
      expect(await lastFault()).toBe(fault);
    }
    expect(Number((await run('select count(*)::int as n from member_session'))[0]?.n)).toBe(before);
  });

  test('is not tried where the switch is off, or of a partner that is stopped', async () => {
    Object.assign(mall.house.config, { USC_SWITCH: 'OFF' });
    expect((await enter(said())).code).toBe(505);
    Object.assign(mall.house.config, { USC_SWITCH: 'ON' });
    expect(await lastFault()).toBe('closed');
    await run('update partner set enabled = false where id = 1');
    expect((await enter(said())).code).toBe(505);
    expect(await lastFault()).toBe('unknown_key');
  });

  test('goes on under the old key while the partner changes to the new one', async () => {
    await run('insert into partner_key (key_no, partner_id, secret) values ($1, 1, $2)', [
      'PK0000000003',
      mall.house.sealer.seal('the next secret'),
    ]);
    expect((await enter(said())).code).toBe(200);
    expect((await enter(said(), { keyNo: 'PK0000000003', signedWith: 'the next secret' })).code).toBe(200);
    await run(`update partner_key set ended_at = now() where key_no = 'PK0000000003'`);
    expect((await enter(said(), { keyNo: 'PK0000000003', signedWith: 'the next secret' })).code).toBe(505);
  });

  test('signs nobody out when it is bad', async () => {
    const { token } = await addSignedIn(mall.house.db);
    await enter(said(), { signedWith: 'another secret' });
    expect((await mall.call(accountApi.permissions, {}, { token })).code).toBe(200);
  });
});

describe('whom a partner vouches for', () => {
  test('a company’s, for its own people; no other company’s, nobody of none, nobody new', async () => {
    const of = { tag: '5', keyNo: keys.company } as const;
    const [own, others, none] = [
      await addColleague(mall.house.db, 71, undefined),
      await addColleague(mall.house.db, 72, undefined),
      await addMember(mall.house.db),
    ];
    expect((await enter(said({ mobile: own.mobile }), of)).code).toBe(200);
    for (const [mobile, fault] of [
      [others.mobile, 'other_company'],
      [none.mobile, 'other_company'],
      [freshMobile(), 'nobody'],
    ]) {
      expect((await enter(said({ mobile: String(mobile) }), of)).code).toBe(505);
      expect(await lastFault()).toBe(fault);
    }
  });

  test('a platform’s, for people of no company; the same person is known again by its number for him', async () => {
    const colleague = await addColleague(mall.house.db, 71, undefined);
    expect((await enter(said({ mobile: colleague.mobile }))).code).toBe(505);
    expect(await lastFault()).toBe('other_company');
    const sub = randomUUID();
    expect((await enter(said({ sub }))).code).toBe(200);
    expect((await enter({ ...said({ sub }), mobile: '' })).code).toBe(200);
    expect(await run('select count(*)::int as n from partner_link where subject = $1', [sub])).toEqual([{ n: 1 }]);
  });

  test('nobody any more who has joined a company since, or another one', async () => {
    const [sub, atWork] = [randomUUID(), randomUUID()];
    const of = { tag: '5', keyNo: keys.company } as const;
    const { id, mobile } = await addMember(mall.house.db);
    const colleague = await addColleague(mall.house.db, 71, undefined);
    expect((await enter(said({ sub, mobile }))).code).toBe(200);
    expect((await enter(said({ sub: atWork, mobile: colleague.mobile }), of)).code).toBe(200);
    await run('update member set company_id = 71 where id = $1', [id]);
    await run('update member set company_id = 72 where id = $1', [colleague.id]);
    expect((await enter(said({ sub, mobile }))).code).toBe(505);
    expect(await lastFault()).toBe('other_company');
    expect((await enter(said({ sub: atWork, mobile: colleague.mobile }), of)).code).toBe(505);
    expect(await lastFault()).toBe('other_company');
  });

  test.each([
    ['a platform’s that is not let', 'update partner set adds = false where id = 1', {}],
    ['a company’s, let or not', 'update partner set adds = true where id = 2', { tag: '5', keyNo: keys.company } as const],
  ])('nobody new: %s', async (_which, setting, of) => {
    await run(setting);
    const mobile = freshMobile();
    expect((await enter(said({ mobile }), of)).code).toBe(505);
    expect(await lastFault()).toBe('nobody');
    expect(await run('select from member where mobile = $1', [mobile])).toEqual([]);
    await run('update partner set adds = (id = 1)');
  });

  test('no seller and nobody of the mall', async () => {
    const seller = await addMember(mall.house.db, { audience: 'seller' });
    expect((await enter(said({ mobile: seller.mobile }))).errorCode).toBe('account.sellers_door');
  });

  test('whoever signs in himself with a mark of his own mobile in his hand is known from then on, and hears of it', async () => {
    const { id, mobile } = await addMember(mall.house.db);
    const what = said({ mobile });
    const mark = { uscMark: makeMark(secret, keys.platform, '4', what), uscTags: '4' };
    await steps.signIn(mobile, undefined, mark);
    expect((await enter({ ...what, mobile: '', nonce: randomUUID() })).code).toBe(200);
    expect(
      await run(`select detail ->> 'partner' as partner from audit_log where event = 'account.partner_linked' and member_id = $1`, [id]),
    ).toEqual([{ partner: '平台' }]);
    expect((await toldMessages(mall.house, id)).map(({ code }) => code)).toEqual(['account.partner_linked']);
  });

  test.each(['', freshMobile()])(
    'nobody is linked to a mark that names %s: it may be another’s, who sent him here with it',
    async (named) => {
      const { mobile } = await addMember(mall.house.db);
      const colleague = await addColleague(mall.house.db, 71, undefined);
      for (const [whose, tag, keyNo, holder] of [
        ['mallory', '4', keys.bare, mobile],
        ['a colleague', '5', keys.company, colleague.mobile],
      ] as const) {
        const what = said({ sub: `${whose} ${randomUUID()}`, mobile: named });
        expect((await enter(what, { tag, keyNo })).code).toBe(505);
        const signed = await steps.signIn(holder, undefined, { uscMark: makeMark(secret, keyNo, tag, what), uscTags: tag });
        expect(signed.code).toBe(200);
        expect((await enter({ ...what, nonce: randomUUID() }, { tag, keyNo })).code).toBe(505);
        expect(await run('select from partner_link where subject = $1', [what.sub])).toEqual([]);
      }
    },
  );
});

describe('a link to a partner', () => {
  test('is seen by its holder and taken off with a proof, once', async () => {
    const { id, mobile, token } = await addSignedIn(mall.house.db);
    const what = said({ mobile });
    expect((await enter(what)).code).toBe(200);
    expect((await security.state(token)).partners).toEqual(['平台']);
    expect(await mall.call(partnerApi.unlink, {}, { token })).toMatchObject({ errorCode: 'account.proof_required' });
    await security.prove(token);
    expect((await mall.call(partnerApi.unlink, {}, { token })).code).toBe(200);
    expect((await security.state(token)).partners).toEqual([]);
    await security.prove(token);
    expect(await mall.call(partnerApi.unlink, {}, { token })).toMatchObject({ errorCode: 'partner.none_linked' });
    expect((await enter({ ...what, mobile: '', nonce: randomUUID() })).code).toBe(505);
    expect((await toldMessages(mall.house, id)).map(({ code }) => code)).toEqual(['account.partner_linked', 'account.partner_dropped']);
  });

  test('goes with the device that somebody else came in by', async () => {
    const { id, mobile, token } = await addSignedIn(mall.house.db);
    await enter(said({ mobile }));
    const [session] = await run(`select id::text from member_session where member_id = $1 and way = 'partner'`, [id]);
    expect((await mall.call(securityApi.disown, { params: { id: session.id } }, { token })).code).toBe(200);
    expect((await security.state(token)).partners).toEqual([]);
  });
});
