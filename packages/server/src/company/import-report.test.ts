import { peopleApi } from '@mall/contract/company/people.api.ts';
import { downloadApi } from '@mall/contract/download/download.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { writeXlsx } from '../kernel/xlsx.ts';
import { authorityOf } from '../testing/authority.ts';
import { sendFile } from '../testing/multipart.ts';
import { addColleague, addCompany, type Signed } from '../testing/people-steps.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
let admin: Signed;

beforeAll(async () => {
  await addCompany(mall.house.db, 1);
  await mall.owner.query('alter table member alter column id restart with 100');
  admin = await addColleague(mall.house.db, 1, 'company_admin');
});

const heads = ['姓名', '手机号', '部门', '角色', '职务', '每月限额（元）', '每单限额（元）'];
const send = async (rows: string[][]) =>
  (await sendFile(mall, peopleApi.import, { name: '十一月.xlsx', bytes: await writeXlsx({ name: '成员', rows }), token: admin.token }))
    .data;
const last = async (who: Signed) => (await mall.call(peopleApi.lastImport, {}, { token: who.token })).data;

it('stays with its bad lines until they are put right, as a file that can be sent again', async () => {
  expect(await last(admin)).toBeNull();
  const good = ['甲', '13911110001', '物资部', '采购员', '', '2000', '500'];
  await send([heads, good]);
  expect(await last(admin)).toBeNull();
  await send([heads, good, ['乙', '1391111000', '物资部', '采购员', '', '', '50'], ['丙', '13911110003', '无此部', '采购员', '', '', '']]);
  const report = await last(admin);
  expect(report).toMatchObject({
    fileName: '十一月.xlsx',
    rows: 3,
    same: 1,
    wrong: 2,
    lines: [{ row: 3 }, { row: 4, mobile: '139****0003' }],
  });
  const url = `${mall.house.config.API_BASE}/portal/download/${report?.downloadId}/file`;
  const { rawPayload } = await mall.app.fastify.inject({ url, headers: { ...authorityOf(admin.token), to: 'zh' } });
  const [first, second, third] = sheetRows(rawPayload);
  expect(first).toEqual([...heads, '有误原因']);
  expect([second?.[1], third?.[2]]).toEqual(['1391111000', '无此部']);
  // Put right, the same file is taken.
  const again = await send([first as string[], ['乙', '13911110002', '物资部', '采购员', '', '', '50', second?.at(-1) ?? '']]);
  expect(again).toMatchObject({ invited: 1, wrong: 0 });
  const listed = (await mall.call(downloadApi.page, { query: {} }, { token: admin.token })).data.list;
  expect(listed.map(({ kind, name }) => [kind, name])).toEqual([['people_import', '成员导入有误的行 十一月.xlsx']]);
});

it('is shown to who sent it alone', async () => {
  const second = await addColleague(mall.house.db, 1, 'company_admin');
  expect(await last(second)).toBeNull();
});

it('is kept whatever the sheet and its file are called', async () => {
  const rows = [heads, ['乙', '13911', '物资部', '采购员', '', '', '']];
  const bytes = await writeXlsx({ name: '成员', rows });
  for (const [name, kept] of [
    ['a\u0000b.xlsx', 'ab.xlsx'],
    [`${'a'.repeat(99)}😀`, `${'a'.repeat(99)}😀`],
    [`${'a'.repeat(104)}😀`, 'a'.repeat(100)],
  ] as const) {
    expect((await sendFile(mall, peopleApi.import, { name, bytes, token: admin.token })).code, name).toBe(200);
    expect((await last(admin))?.fileName).toBe(kept);
  }
});
