import { auditApi } from '@mall/contract/account/audit.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
const company = { accountType: 2, companyId: '7' } as const;
let admin: { id: string; token: string };
let clerk: { id: string; token: string };

const page = async (query: object = {}, language = 'zh') =>
  (await mall.call(auditApi.page, { query: { page: 1, limit: 50, ...query } }, { token: admin.token, language })).data;

beforeAll(async () => {
  admin = await addSignedIn(mall.house.db, { ...company, roles: ['company_admin'] });
  clerk = await addSignedIn(mall.house.db, { ...company, roles: ['company_purchaser'] });
});

const refused = (call: string, right: string | undefined, at: string) =>
  mall.house.db.pool.query(
    `insert into audit_log (at, member_id, company_id, event, detail, address, device) values ($1, $2, 7, 'denied', $3, '10.9.9.9', 'Mozilla/5.0 (iPhone) Mobile')`,
    [at, clerk.id, JSON.stringify({ call, code: 'kernel.no_permission', ...(right && { right }), asked: { id: '987654' } })],
  );

it('has one row for one page that was refused, by the name of its screen, and finds it by what was asked for and from where', async () => {
  const before = (await page()).counts;
  await refused('GET /portal/company/findDeptTree', 'personalCenterBase:enterpriseAccountManagement:view', '2026-01-05 10:00:00.1+08');
  await refused('GET /portal/company/findCompanyOrg', 'personalCenterBase:enterpriseAccountManagement:view', '2026-01-05 10:00:00.4+08');
  await refused('GET /portal/member/page', undefined, '2026-01-05 10:00:05+08');
  const found = await page({ about: '98765', whence: 'phone' });
  expect(found.list.map(({ about, result }) => [about, result])).toEqual([
    ['GET /portal/member/page · 987654', 'refused'],
    ['企业账号 · 987654', 'refused'],
  ]);
  expect(found.list[0]?.reason).not.toBe('');
  expect(found.counts).toEqual({ all: 2, denied: 2 });
  expect((await page({ kind: 'role' })).counts.denied).toBe((before.denied ?? 0) + 2);
  expect((await page({ about: '98765', whence: 'desktop' })).total).toBe(0);
  expect((await page({ about: '98765' }, 'en')).list[1]?.about).toBe('Company accounts · 987654');
});
