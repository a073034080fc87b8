import { checkSignOf } from '@mall/contract/company/credit-code.rules.ts';
import type { Page } from 'playwright-core';
import { freshMobile, register } from './account-steps.ts';

export const peopleRoot = '/personalCenterBase/enterpriseAccountManagement';

export const freshCode = (): string => {
  const start = `91120116MA${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  return start + checkSignOf(start);
};

export const registerEnterprise = async (page: Page, mobile = freshMobile()): Promise<void> => {
  await page.goto('/register', { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: /企业/ }).check();
  await register(page, mobile);
};

export const typed = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export const fillIn = async (page: Page, name: string, code: string): Promise<void> => {
  await typed(page, '企业名称').fill(name);
  await typed(page, '信用代码').fill(code);
  await typed(page, '企业类型').fill('电力供应');
  await page.getByLabel('省份').selectOption('天津市');
  await page.getByLabel('城市').selectOption('天津市');
  await page.getByLabel('区县').selectOption('河西区');
  await typed(page, '注册地址').fill('示例路 8 号');
  await typed(page, '办公电话').fill('022-12345678');
  await typed(page, '法定代表人').fill('田望秋');
  await typed(page, '联系人').fill('程砚秋');
  await typed(page, '联系手机').fill('13900001111');
  await typed(page, '开户银行').fill('示例银行演示支行');
  await typed(page, '银行账号').fill('0000 0000 0000 0001');
};

/** A picture as a telephone would take it: of what is before it. */
export const addLicence = async (page: Page): Promise<void> => {
  const buffer = await page.screenshot();
  await page.getByLabel('营业执照').setInputFiles({ name: '执照.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: '移除 执照.png' }).waitFor();
};

export const makeDepartment = async (page: Page, name: string) => {
  await page.goto(`${peopleRoot}/departments`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '新增部门' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新增部门' });
  await dialog.getByLabel('部门名称').fill(name);
  await dialog.getByRole('button', { name: '新增部门' }).click();
  await page.getByRole('treeitem', { name: new RegExp(name) }).waitFor();
};

type Wanted = { mobile: string; name: string; department: string; role?: string };

/** Opens the dialog and says who it is, with role, department and limit; how he comes in is the journey's business. */
export const describePerson = async (
  page: Page,
  way: '发邀请短信' | '凭验证码绑定',
  { mobile, name, department, role = '采购员' }: Wanted,
) => {
  await page.goto(peopleRoot, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '邀请成员' }).click();
  const dialog = page.getByRole('dialog', { name: '邀请或绑定成员' });
  await dialog.getByText(way, { exact: true }).click();
  await dialog.getByLabel('手机号').fill(mobile);
  await dialog.getByLabel('姓名').fill(name);
  await dialog.getByRole('checkbox', { name: role, exact: true }).check();
  await dialog.getByLabel('部门').click();
  await page.getByRole('searchbox', { name: '部门、负责人' }).fill(department);
  await page.getByRole('row', { name: new RegExp(department) }).click();
  await dialog.getByLabel('每月采购限额').fill('5000');
  return dialog;
};

export const lineOf = async (page: Page, { mobile, name }: Wanted) => {
  await page.goto(`${peopleRoot}?word=${mobile.slice(-4)}`, { waitUntil: 'networkidle' });
  return page.getByRole('row').filter({ hasText: name });
};
