import { invitationApi, peopleApi } from '@mall/contract/company/people.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { deliverNews } from '../kernel/deliver-news.ts';
import { writeXlsx } from '../kernel/xlsx.ts';
import { zip } from '../kernel/zip.ts';
import { authorityOf } from '../testing/authority.ts';
import { countStatements } from '../testing/count-statements.ts';
import { sendFile } from '../testing/multipart.ts';
import { addColleague, addCompany, roleId, type Signed } from '../testing/people-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn, freshMobile } from '../testing/test-member.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
let admin: Signed;
let purchaser = '';

beforeAll(async () => {
  await addCompany(mall.house.db, 1);
  await addCompany(mall.house.db, 2);
  admin = await addColleague(mall.house.db, 1, 'company_admin', 11);
  purchaser = await roleId(mall.house.db, 'company_purchaser');
});

const invite = (mobile: string, token = admin.token, language = 'zh') =>
  mall.call(
    peopleApi.invite,
    { body: { mobile, name: '受邀人', roleIds: [purchaser], departmentId: '11', title: '', limit: '100.00', orderLimit: null } },
    { token, language },
  );

describe('an invitation', () => {
  it('is written in the language of who sends it, as is the code to join', async () => {
    const { mobile } = await addSignedIn(mall.house.db);
    const { data } = await invite(mobile, admin.token, 'fra');
    await deliverNews(mall.house);
    await mall.call(peopleApi.sendCode, { body: { mobile } }, { token: admin.token, language: 'ru' });
    const told = mall.sms.filter((one) => one.mobile === mobile).map(({ text }) => text);
    expect(told).toEqual([expect.stringContaining('公司1 vous invite'), expect.stringMatching(/Ваш код \d{6} для вступления в «公司1»/)]);
    await mall.call(peopleApi.withdraw, { params: { id: data.id } }, { token: admin.token });
  });

  it('is texted, seen by its mobile alone, and makes whoever accepts it one of the company', async () => {
    const person = await addSignedIn(mall.house.db);
    const other = await addSignedIn(mall.house.db);
    const { data } = await invite(person.mobile);
    expect((await invite(person.mobile)).errorCode).toBe('company.invited_already');
    await deliverNews(mall.house);
    expect(mall.sms.filter(({ mobile }) => mobile === person.mobile).map(({ text }) => text)).toEqual([
      expect.stringContaining('公司1邀请您'),
    ]);
    const listed = (await mall.call(peopleApi.page, { query: { state: 'invited' } }, { token: admin.token })).data.list;
    expect(listed).toMatchObject([{ id: data.id, invited: true, state: 'invited', limit: '100.00', departmentName: '物资部' }]);
    expect((await mall.call(invitationApi.mine, {}, { token: other.token })).data).toEqual([]);
    expect((await mall.call(invitationApi.accept, { params: { id: data.id } }, { token: other.token })).errorCode).toBe('kernel.not_found');
    const mine = (await mall.call(invitationApi.mine, {}, { token: person.token })).data;
    expect(mine).toMatchObject([{ id: data.id, companyName: '公司1', departmentName: '物资部', roles: ['采购员'] }]);
    expect((await mall.call(invitationApi.accept, { params: { id: data.id } }, { token: person.token })).code).toBe(200);
    expect(await run(`select company_id::text as c, department_id::text as d from member where id = $1`, [person.id])).toEqual([
      { c: '1', d: '11' },
    ]);
    expect(await run(`select month_limit_fen::int as l from sub_account where member_id = $1`, [person.id])).toEqual([{ l: 10_000 }]);
    expect((await mall.call(invitationApi.accept, { params: { id: data.id } }, { token: person.token })).errorCode).toBe(
      'kernel.not_found',
    );
  });

  it('can be sent again after a minute, withdrawn, and declined', async () => {
    const person = await addSignedIn(mall.house.db);
    const { data } = await invite(person.mobile);
    const again = () => mall.call(peopleApi.inviteAgain, { params: { id: data.id } }, { token: admin.token });
    expect((await again()).errorCode).toBe('kernel.too_often');
    await run(`update company_invitation set sent_at = now() - interval '61 seconds'`);
    expect((await again()).code).toBe(200);
    expect((await mall.call(peopleApi.withdraw, { params: { id: data.id } }, { token: admin.token })).code).toBe(200);
    expect((await mall.call(invitationApi.accept, { params: { id: data.id } }, { token: person.token })).errorCode).toBe(
      'kernel.not_found',
    );
    const { data: second } = await invite(person.mobile);
    expect((await mall.call(invitationApi.decline, { params: { id: second.id } }, { token: person.token })).code).toBe(200);
    expect(await run(`select company_id from member where id = $1`, [person.id])).toEqual([{ company_id: null }]);
  });

  it('of two companies is accepted once', async () => {
    const rival = await addColleague(mall.house.db, 2, 'company_admin');
    const person = await addSignedIn(mall.house.db);
    const first = (await invite(person.mobile)).data.id;
    const body = {
      mobile: person.mobile,
      name: '受邀人',
      roleIds: [purchaser],
      departmentId: null,
      title: '',
      limit: null,
      orderLimit: null,
    };
    const second = (await mall.call(peopleApi.invite, { body }, { token: rival.token })).data.id;
    const accept = (id: string) => mall.call(invitationApi.accept, { params: { id } }, { token: person.token });
    const answers = await Promise.all([accept(first), accept(second)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 505]);
    expect(answers.find(({ code }) => code === 505)?.errorCode).toBe('company.bound_elsewhere');
  });
});

const standing = async (id: string) =>
  (
    await run(
      `select m.department_id::text as department, s.title, s.month_limit_fen::int as fen, array(select r.name from member_role h join role r on r.id = h.role_id where h.member_id = m.id) as roles
      from member m left join sub_account s on s.member_id = m.id where m.id = $1`,
      [id],
    )
  )[0];

describe('a sheet of people', () => {
  const head = ['姓名', '手机号', '部门', '角色', '职务', '每月限额（元）'];
  const send = async (rows: (string | number)[][]) =>
    sendFile(mall, peopleApi.import, {
      name: '成员.xlsx',
      bytes: await writeXlsx({ name: '成员', rows: [head, ...rows] }),
      token: admin.token,
    });

  /** Cells as they stand in the file, with signs that no program of ours writes. */
  const sendRaw = async (rows: string[][]) => {
    const lines = [head, ...rows].map(
      (cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
    );
    const bytes = await zip([['xl/worksheets/sheet1.xml', `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`]]);
    return sendFile(mall, peopleApi.import, { name: '成员.xlsx', bytes, token: admin.token });
  };

  it('is read line by line: good lines stand, bad lines are named', async () => {
    const elsewhere = await addColleague(mall.house.db, 2, undefined);
    const here = await addColleague(mall.house.db, 1, 'company_purchaser', 11);
    const [good, twice] = [freshMobile(), freshMobile()];
    const { data } = await send([
      ['张三', good, '工程部/一组', '采购员', '专责', 200000],
      ['短号', '1990000008', '物资部', '采购员', '', ''],
      ['无部门', freshMobile(), '运检三班', '采购员', '', ''],
      ['管理', freshMobile(), '物资部', '企业管理员', '', ''],
      ['别家', elsewhere.mobile, '物资部', '查看员', '', ''],
      ['已在', here.mobile, '一组', '采购员', '组长', '50.5'],
      ['两次', twice, '物资部', '采购员', '', ''],
      ['两次', twice, '物资部', '采购员', '', ''],
    ]);
    expect([data.rows, data.invited, data.updated, data.wrong]).toEqual([8, 2, 1, 5]);
    expect(data.lines.map(({ row, result, reason }) => [row, result, reason])).toEqual([
      [2, 'invited', ''],
      [3, 'wrong', '手机号应为 11 位，当前 10 位'],
      [4, 'wrong', '没有部门“运检三班”'],
      [5, 'wrong', '不能通过导入授予“企业管理员”，请单独授予'],
      [6, 'wrong', '该手机号已加入其他企业，须对方先解绑'],
      [7, 'updated', ''],
      [8, 'invited', ''],
      [9, 'wrong', '手机号与第 8 行重复'],
    ]);
    expect(
      await run(`select name, department_id::text as d, month_limit_fen::int as l from company_invitation where mobile = $1`, [good]),
    ).toEqual([{ name: '张三', d: '13', l: 20_000_000 }]);
    expect(await run(`select title, month_limit_fen::int as l from sub_account where member_id = $1`, [here.id])).toEqual([
      { title: '组长', l: 5050 },
    ]);
  });

  it('of the template is empty, and one that is no sheet or too long is refused', async () => {
    const url = `${mall.house.config.API_BASE}${peopleApi.template.path}`;
    const { rawPayload } = await mall.app.fastify.inject({
      method: 'GET',
      url,
      headers: { ...authorityOf(admin.token), membersource: '0' },
    });
    expect((await sendFile(mall, peopleApi.import, { name: '模板.xlsx', bytes: rawPayload, token: admin.token })).errorCode).toBe(
      'company.sheet_empty',
    );
    const nonsense = { name: 'a.xlsx', bytes: Buffer.from('no zip at all'), token: admin.token };
    expect((await sendFile(mall, peopleApi.import, nonsense)).errorCode).toBe('company.sheet_unreadable');
    expect((await send(Array.from({ length: 501 }, () => ['张三', '1', '', '', '', '']))).errorCode).toBe('company.sheet_large');
    const large = { name: 'a.xlsx', bytes: Buffer.alloc(3 * 1024 * 1024), token: admin.token };
    expect((await sendFile(mall, peopleApi.import, large)).errorCode).toBe('company.sheet_large');
  });

  it('loses signs that nobody sees, and has a line named of which nothing is left', async () => {
    const rows = ['前一行', 'a&#0;b', '铃&#7;', '半&#xD800;', '&#x3164;', '后一行'].map((name) => [
      name,
      freshMobile(),
      '物资&#0;部',
      '采购员',
      'x&#0;',
      '',
    ]);
    const { data, code } = await sendRaw(rows);
    expect(code).toBe(200);
    expect(data.lines.map(({ result }) => result)).toEqual(['invited', 'invited', 'invited', 'invited', 'wrong', 'invited']);
    expect(data.lines[4]?.reason).toBe('名称里不能有看不见的字符或换行');
    const mobiles = rows.map(([, mobile]) => mobile);
    const invited = await run(`select name from company_invitation where mobile = any ($1) order by id`, [mobiles]);
    expect(invited.map(({ name }) => name)).toEqual(['前一行', 'ab', '铃', '半\ufffd', '后一行']);
  });

  it('changes nothing by a column that is not there or a cell that is empty, and gives the role that it names', async () => {
    const here = await addColleague(mall.house.db, 1, 'company_purchaser', 11);
    await send([['某人', here.mobile, '一组', '采购员', '组长', '50.5']]);
    const before = await standing(here.id);
    expect(before).toEqual({ department: '13', title: '组长', fen: 5050, roles: ['采购员'] });
    const narrow = async (rows: string[][]) =>
      (await sendFile(mall, peopleApi.import, { name: 'a.xlsx', bytes: await writeXlsx({ name: '成员', rows }), token: admin.token })).data;
    const changed = await narrow([
      ['姓名', '手机号', '角色'],
      ['某人', here.mobile, '查看员'],
    ]);
    expect(changed.lines).toMatchObject([{ result: 'updated', roleNames: '查看员' }]);
    expect(await standing(here.id)).toEqual({ ...before, roles: ['查看员'] });
    const { data } = await send([['某人', here.mobile, '', '', '主任', '']]);
    expect([data.updated, data.wrong]).toEqual([1, 0]);
    expect(await standing(here.id)).toEqual({ ...before, title: '主任', roles: ['查看员'] });
    expect((await send([['新人', freshMobile(), '一组', '', '', '']])).data.lines[0]?.reason).toBe('请至少选择一个角色');
  });

  it('takes no administrator’s roles, nor anything of who is out of reach', async () => {
    const other = await addColleague(mall.house.db, 1, 'company_admin', 11);
    expect((await send([['某人', other.mobile, '', '采购员', '', '']])).data.lines[0]?.reason).toContain('其角色不能通过导入修改');
    expect((await standing(other.id))?.roles).toEqual(['企业管理员']);
  });

  it('sent again says of each line that it is so already, and texts nobody twice', async () => {
    const here = await addColleague(mall.house.db, 1, 'company_purchaser', 11);
    const rows = [
      ['新人', freshMobile(), '物资部', '采购员、查看员', '专责', '100'],
      ['已在', here.mobile, '一组', '查看员', '组长', ''],
    ];
    const first = (await send(rows)).data;
    expect([first.invited, first.updated, first.same, first.wrong]).toEqual([1, 1, 0, 0]);
    const again = (await send(rows)).data;
    expect([again.invited, again.updated, again.same, again.wrong]).toEqual([0, 0, 2, 0]);
    const other = (await send([['新人', rows[0]?.[1] as string, '物资部', '采购员', '专责', '100']])).data;
    expect(other.lines[0]?.reason).toContain('邀请');
  });

  it('of five hundred lines needs no statement of its own for a line', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => [`人${at}`, `1350000${String(at).padStart(4, '0')}`, '物资部', '采购员', '', '']);
    // So many may wait for an answer as a sheet has lines.
    await run(`delete from company_invitation where company_id = 1 and state = 'open'`);
    const { result, statements } = await countStatements(mall.house.db, () => send(rows));
    expect(result.data.invited).toBe(500);
    expect(statements.length).toBeLessThan(200);
  }, 90_000);
});
