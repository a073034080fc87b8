import { accountApi } from '@mall/contract/account/account.api.ts';
import { auditApi } from '@mall/contract/account/audit.api.ts';
import { describe, expect, it } from 'vitest';
import { addColleague, addCompany } from '../testing/people-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { freshMobile } from '../testing/test-member.ts';
import { noteFailure } from './note-failure.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const rowsOf = (mobile: string) =>
  run(`select after from audit_log where detail ->> 'mobile' = $1 order by id`, [`${mobile.slice(0, 3)}****${mobile.slice(-4)}`]);
const from = (address: string) => ({ address, device: 'x' });

describe('who fails to sign in', () => {
  it('fills no trail of somebody else’s company, which still tells how often he tried', async () => {
    await addCompany(mall.house.db, 1);
    const victim = await addColleague(mall.house.db, 1, 'company_admin');
    const tried = { mobile: victim.mobile, captcha: 'abcd', uuid: 'a'.repeat(23), password: 'x'.repeat(200), sign: 'a'.repeat(64) };
    const codes = new Set<string | null | undefined>();
    for (let at = 0; at < 45; at += 1) codes.add((await mall.call(accountApi.signIn, { body: tried })).errorCode);
    expect([...codes]).toEqual(['account.sign_wrong']);
    const rows = await rowsOf(victim.mobile);
    expect(rows.map(({ after }) => after).filter(Boolean)).toEqual([{ timesInMinute: 40 }]);
    expect(rows).toHaveLength(21);
    const { data } = await mall.call(auditApi.page, { query: {} }, { token: victim.token });
    expect(data.list[0]?.changes).toEqual([{ name: '一分钟内次数', before: '—', after: '40' }]);
  });

  it('is written down as often as may be from one address, whomever he names, and apart from others', async () => {
    const mobiles = Array.from({ length: 130 }, () => freshMobile());
    for (const ofMobile of mobiles) await noteFailure(mall.house.db, 'account.sign_wrong', { ofMobile, from: from('198.51.100.7') });
    const [counted] = await run(`select count(*)::int as rows from audit_log where address = '198.51.100.7'`);
    expect(counted).toEqual({ rows: 61 });
    const other = freshMobile();
    await noteFailure(mall.house.db, 'account.sign_wrong', { ofMobile: other, from: from('203.0.113.9') });
    expect(await rowsOf(other)).toHaveLength(1);
  });
});
