import { accountApi } from '@mall/contract/account/account.api.ts';
import { auditApi } from '@mall/contract/account/audit.api.ts';
import { auditExportMost } from '@mall/contract/account/audit.rules.ts';
import { downloadApi } from '@mall/contract/download/download.api.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { wireOf } from '@mall/contract/wire/wire-path.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeDownloads } from '../download/make-downloads.ts';
import { makers } from '../makers.ts';
import { authorityOf } from '../testing/authority.ts';
import { slowerThan } from '../testing/slower-than.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { testVisitor } from '../testing/test-visitor.ts';
import { unzip } from '../testing/unzip.ts';
import { findCredentials } from './account.queries.ts';
import { admitMember } from './admit-member.ts';
import { writeAudit } from './write-audit.ts';

const mall = testApp();
const company = { accountType: 2, companyId: '7' } as const;
type Signed = { id: string; token: string };
let admin: Signed;
let clerk: Signed;
let stranger: Signed;

const page = async (query: object = {}, by: Signed = admin, language = 'zh') =>
  (await mall.call(auditApi.page, { query: { page: 1, limit: 50, ...query } }, { token: by.token, language })).data;
const mobileOf = async ({ id }: Signed) => (await mall.house.db.pool.query('select mobile from member where id = $1', [id])).rows[0].mobile;

beforeAll(async () => {
  admin = await addSignedIn(mall.house.db, { ...company, roles: ['company_admin'] });
  clerk = await addSignedIn(mall.house.db, { ...company, roles: ['company_purchaser'] });
  stranger = await addSignedIn(mall.house.db, { accountType: 2, companyId: '8', roles: ['company_admin'] });
});

describe('the audit trail of a company', () => {
  it('tells of a sign-in from where it came, and of a failed one with the mobile masked', async () => {
    const mobile = await mobileOf(clerk);
    const found = await findCredentials(mall.house.db, mobile);
    const visitor = { ...testVisitor, address: '10.20.6.31', device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140' };
    if (found) await admitMember(mall.house, visitor, found, 'uuid-0001', 'password');
    await writeAudit(mall.house.db, 'account.sign_in_wrong', { ofMobile: mobile, from: visitor });
    const { list } = await page();
    expect(list[1]).toMatchObject({ event: '登录', kind: 'sign_in', result: 'done', address: '10.20.6.31', device: 'Chrome · Windows' });
    expect(list[0]).toMatchObject({ memberName: '', kind: 'sign_in', result: 'refused' });
    expect(list[0]?.about).toContain(`${mobile.slice(0, 3)}****`);
    expect(JSON.stringify(list)).not.toContain(mobile);
    expect(JSON.stringify((await mall.house.db.pool.query('select * from audit_log')).rows)).not.toContain(mobile);
  });

  it('tells that somebody was turned away, from what', async () => {
    await mall.call(addressApi.find, { params: { id: '900000001' } }, clerk);
    expect((await page({ kind: 'denied' })).list[0]).toMatchObject({ event: '访问被拒绝', result: 'refused' });
    expect((await page({ result: 'refused' })).list[0]?.about).toContain('900000001');
  });

  it('tells of a session that was ended and a sign-out', async () => {
    const { rows } = await mall.house.db.pool.query('select id::text from member_session where member_id = $1 order by id desc', [
      clerk.id,
    ]);
    await mall.call(accountApi.signOutDevice, { params: { id: rows[0].id } }, clerk);
    const leaving = await addSignedIn(mall.house.db, { ...company });
    await mall.call(accountApi.signOut, {}, leaving);
    expect((await page()).list.slice(0, 2).map(({ event }) => event)).toEqual(['退出登录', '让一台设备下线']);
  });

  it('says before and after in the words of the reader, also of what is named by its number', async () => {
    await mall.house.db.pool.query(`insert into company (id, name) values (7, '云汀')`);
    await mall.house.db.pool.query(`insert into department (id, company_id, name) values (71, 7, '建设部')`);
    const change = { before: { departmentId: null, limitFen: 100 }, after: { departmentId: '71', limitFen: 250_000 } };
    await writeAudit(mall.house.db, 'company.member_edited', { targetId: clerk.id, ...change }, admin.id);
    await writeAudit(mall.house.db, 'company.roles_changed', { targetId: clerk.id, before: ['采购员'], after: [] }, admin.id);
    const { list } = await page();
    expect(list[0]?.changes).toEqual([{ name: '角色', before: '采购员', after: '—' }]);
    expect(list[1]).toMatchObject({
      event: '改成员资料',
      kind: 'people',
      changes: [
        { name: '月下单限额', before: '¥1.00', after: '¥2,500.00' },
        { name: '部门', before: '—', after: '建设部' },
      ],
    });
    expect(list[1]?.about).not.toBe('');
    expect((await page({}, admin, 'en')).list[1]).toMatchObject({ event: 'Changed a member' });
  });

  it('is filtered by kind, result, who and day', async () => {
    const { list, total } = await page();
    expect(list.length).toBe(total);
    const only = async (query: object) => (await page(query)).list;
    expect(new Set((await only({ kind: 'people' })).map(({ kind }) => kind))).toEqual(new Set(['people']));
    expect(new Set((await only({ result: 'done' })).map(({ result }) => result))).toEqual(new Set(['done']));
    expect(await only({ who: 'nobody_%' })).toEqual([]);
    const [row] = list;
    expect((await only({ who: row?.memberName.slice(0, 2) })).length).toBeGreaterThan(0);
    const today = (row?.time ?? '').slice(0, 10);
    expect((await only({ from: today, to: today })).length).toBe(total);
    expect(await only({ to: '2020-01-01' })).toEqual([]);
  });

  it('is the own company’s alone, and only for who has the right', async () => {
    expect((await page({}, stranger)).list.every(({ memberName }) => memberName === '')).toBe(true);
    expect((await page({}, stranger)).total).toBe(0);
    expect((await mall.call(auditApi.page, { query: { page: 1, limit: 20 } }, clerk)).code).not.toBe(200);
  });

  it('comes as a sheet, unless there is nothing in it or too much', async () => {
    const { path } = wireOf(auditApi.export.verb, auditApi.export.path);
    const get = (query: string, by: Signed = admin) =>
      mall.app.fastify.inject({ url: `${mall.house.config.API_BASE}${path}${query}`, headers: authorityOf(by.token) });
    const sheet = unzip((await get('')).rawPayload).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('改成员资料');
    expect(sheet).toContain('部门: — → 建设部');
    const { list } = (await mall.call(downloadApi.page, { query: {} }, admin)).data;
    expect(list[0]).toMatchObject({ kind: 'audit', source: '企业账号', state: 'ready', reach: 'company' });
    const [{ id } = { id: '' }] = list;
    await mall.house.db.pool.query(`update download set state = 'expired', file = '' where id = $1`, [id]);
    await mall.call(downloadApi.again, { params: { id } }, admin);
    await makeDownloads(mall.house, makers);
    expect((await mall.call(downloadApi.state, { params: { id } }, admin)).data.state).toBe('ready');
    expect((await get('?to=2020-01-01')).json().errorCode).toBe('audit.export_none');
    await mall.house.db.pool.query(`insert into audit_log (event, company_id) select 'account.signed_in', 7 from generate_series(1, $1)`, [
      auditExportMost,
    ]);
    expect((await get('')).json().errorCode).toBe('audit.export_many');
  });

  it('opens a page far down about as fast as the first, with few and with many rows before it', async () => {
    await mall.house.db.pool.query(
      `insert into audit_log (event, company_id, member_id, detail, at) select 'account.signed_in', 7, $1, jsonb_build_object('way', repeat('x', 200)), now() - n * interval '1 second' from generate_series(1, 30000) n`,
      [admin.id],
    );
    await mall.owner.query('vacuum analyze audit_log');
    expect((await page({ page: 500, limit: 20 })).list).toHaveLength(20);
    expect(
      await slowerThan(
        () => page({ limit: 20 }),
        () => page({ page: 500, limit: 20 }),
      ),
    ).toBeLessThan(3);
  });
});
