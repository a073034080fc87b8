import { randomUUID } from 'node:crypto';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { partnerApi } from '@mall/contract/account/partner.api.ts';
import { partnerOperationsApi } from '@mall/contract/account/partner-operations.api.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { counterSteps } from '../../testing/counter-steps.ts';
import { addCompany, type Signed } from '../../testing/people-steps.ts';
import { testApp } from '../../testing/test-app.ts';
import { addMember, freshMobile } from '../../testing/test-member.ts';
import { makeMark } from './partner-mark.ts';

const mall = testApp();
const counter = counterSteps(mall);
let operator: Pick<Signed, 'id' | 'token'> & { secret: string };
const partner = { name: '交易平台', companyId: null, tags: ['4' as const], adds: true };

beforeAll(async () => {
  await addCompany(mall.house.db, 71);
  const { id, mobile } = await addMember(mall.house.db, { audience: 'operator' });
  operator = { id, ...(await counter.enrol(mobile)) };
});

const as = () => ({ token: operator.token });
const askKey = async (id: string) => {
  await counter.nextCode(operator.id);
  return mall.call(partnerOperationsApi.makeKey, { params: { id }, body: { code: counter.codeOf(operator.secret) } }, as());
};
const makeKey = async (id: string) => (await askKey(id)).data;
const enter = async ({ keyNo, secret }: { keyNo: string; secret: string }) => {
  const said = { aud: mall.house.config.siteUrl, sub: randomUUID(), mobile: freshMobile(), at: Date.now(), nonce: randomUUID() };
  return (await mall.call(partnerApi.enter, { body: { uscMark: makeMark(secret, keyNo, '4', said), uscTags: '4', uuid: makeUuid() } }))
    .code;
};
const entries = async (query: object) => (await mall.call(partnerOperationsApi.entries, { query }, as())).data;

describe('the registry of partners', () => {
  test('gives keys that are changed without a gap, stops a partner at once, and tells of each entry', async () => {
    const { id } = (await mall.call(partnerOperationsApi.add, { body: partner }, as())).data;
    const first = await makeKey(id);
    expect(await enter(first)).toBe(200);
    const second = await makeKey(id);
    expect([await enter(first), await enter(second)]).toEqual([200, 200]);
    expect((await askKey(id)).errorCode).toBe('partner.keys_most');
    expect((await mall.call(partnerOperationsApi.makeKey, { params: { id }, body: { code: '000000' } }, as())).errorCode).toBe(
      'account.factor_again',
    );
    expect((await mall.call(partnerOperationsApi.endKey, { params: { id, keyNo: first.keyNo } }, as())).code).toBe(200);
    expect([await enter(first), await enter(second)]).toEqual([505, 200]);
    await mall.call(partnerOperationsApi.switch, { params: { id }, body: { on: false } }, as());
    expect(await enter(second)).toBe(505);
    await mall.call(partnerOperationsApi.switch, { params: { id }, body: { on: true } }, as());
    expect(await enter({ ...second, secret: 'forged' })).toBe(505);

    const { list } = (await mall.call(partnerOperationsApi.page, {}, as())).data;
    expect(list[0]).toMatchObject({ name: '交易平台', entered: 4, refused: 1, enabled: true });
    expect(list[0]?.keys.map(({ keyNo, endedDate }) => [keyNo, endedDate === null])).toEqual([
      [second.keyNo, true],
      [first.keyNo, false],
    ]);
    expect(JSON.stringify(list)).not.toContain(second.secret);
    expect(await entries({})).toMatchObject({ total: 7 });
    expect(await entries({ partnerId: id, result: 'entered' })).toMatchObject({ total: 4 });
    expect((await entries({ partnerId: id, result: 'refused' })).list).toMatchObject([
      { partner: '交易平台', tag: '4', fault: 'forged', memberName: '' },
    ]);
    expect(await entries({ to: '2020-01-01' })).toMatchObject({ total: 0 });
    const { rows } = await mall.house.db.pool.query(
      `select event, detail from audit_log where event like 'partner.%' and member_id = $1 order by id`,
      [operator.id],
    );
    expect(rows.map(({ event }) => event)).toEqual(
      ['added', 'key_made', 'key_made', 'key_ended', 'switched', 'switched'].map((one) => `partner.${one}`),
    );
    expect(JSON.stringify(rows)).not.toContain(second.secret);
  });

  test('has each name once, and companies that there are', async () => {
    const { id } = (
      await mall.call(partnerOperationsApi.add, { body: { ...partner, name: '公务平台', companyId: '71', tags: ['5'] } }, as())
    ).data;
    expect((await mall.call(partnerOperationsApi.add, { body: { ...partner, name: '公务平台' } }, as())).errorCode).toBe(
      'partner.name_taken',
    );
    expect((await mall.call(partnerOperationsApi.save, { params: { id }, body: { ...partner } }, as())).errorCode).toBe(
      'partner.name_taken',
    );
    expect(
      (await mall.call(partnerOperationsApi.save, { params: { id }, body: { ...partner, name: '别名', companyId: '999' } }, as()))
        .errorCode,
    ).toBe('partner.company_unknown');
    expect(
      (await mall.call(partnerOperationsApi.save, { params: { id }, body: { ...partner, name: '别名', companyId: '71', tags: [] } }, as()))
        .errorCode,
    ).toBe('partner.tags_required');
    expect(
      (await mall.call(partnerOperationsApi.save, { params: { id }, body: { ...partner, name: '别名', companyId: '71' } }, as())).code,
    ).toBe(200);
    const { list } = (await mall.call(partnerOperationsApi.page, { query: { word: '公司71' } }, as())).data;
    expect(list).toMatchObject([{ name: '别名', companyName: '公司71' }]);
    expect((await mall.call(partnerOperationsApi.switch, { params: { id: '999' }, body: { on: true } }, as())).code).not.toBe(200);
  });
});
