import { accountApi, type Menu } from '@mall/contract/account/account.api.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const server = testApp();

const menuOf = async (given: Parameters<typeof addSignedIn>[1], language?: string) => {
  const { token } = await addSignedIn(server.house.db, given);
  return (await server.call(accountApi.menu, {}, { token, ...(language && { language }) })).data;
};
const namesOf = (menu: Menu[]) => Object.fromEntries(menu.map((group) => [group.name, group.children.map((entry) => entry.name)]));

const entriesOf = async (role: string) => Object.values(namesOf(await menuOf({ accountType: 2, companyId: '7', roles: [role] }))).flat();

describe('the personal-centre menu', () => {
  test('begins with the centre itself', async () => {
    const [first] = await menuOf({});
    expect(first?.children[0]?.url).toBe('/personalCenterBase/personalCenter');
  });

  test('of an individual has nothing that is for companies', async () => {
    expect(namesOf(await menuOf({}))).toEqual({
      交易: ['会员中心', '我的订单', '售后服务', '我的评价'],
      结算: ['发票管理', '我的优惠券', '我的积分'],
      企业: ['企业认证'],
      我的收藏: ['商品收藏', '店铺收藏', '我的足迹'],
      我的账户: ['消息通知', '下载中心', '个人与安全', '收货地址', '帮助中心'],
    });
  });

  test('of a company administrator has all of it', async () => {
    const names = namesOf(await menuOf({ accountType: 2, companyId: '7', roles: ['company_admin'] }));
    expect(Object.keys(names)).toEqual(['交易', '寻源采购', '结算', '企业', '我的收藏', '我的账户']);
    expect(names['寻源采购']).toEqual(['我的询价', '采购清单', '采购项目', '物料匹配']);
    expect(names['结算']).toEqual(['采购额度', '账单管理', '对账单', '发票管理', '合同管理', '我的优惠券', '我的积分']);
    expect(names['企业']).toEqual(['企业账号', '审批流程', 'OA 接入', '企业认证', '企业身份平台', '开放接口', '采购系统对接']);
  });

  test('of a purchaser, an approver and a finance clerk is what their work needs', async () => {
    const purchaser = await entriesOf('company_purchaser');
    expect(purchaser).toEqual(expect.arrayContaining(['我的询价', '采购清单', '请购审批']));
    expect(purchaser).not.toContain('账单管理');
    expect(await entriesOf('company_approver')).toEqual(expect.arrayContaining(['请购审批', '采购额度']));
    const finance = await entriesOf('company_finance');
    expect(finance).toEqual(expect.arrayContaining(['账单管理', '对账单', '合同管理']));
    expect(finance).not.toContain('企业账号');
  });

  test('speaks the visitor’s language, and every entry all six', async () => {
    expect((await menuOf({}, 'en'))[0]?.name).toBe('Trade');
    const { rows } = await server.house.db.execute<{ name: Record<string, string> }>(sql`select name from front_menu`);
    for (const { name } of rows) for (const language of languages) expect(name[language]).toBeTruthy();
  });

  test('asks for no permission that no role has', async () => {
    const { rows } = await server.house.db.execute(
      sql`select permission from front_menu where permission <> '' and not exists (select from role_right where right_name = permission)`,
    );
    expect(rows).toEqual([]);
  });
});
