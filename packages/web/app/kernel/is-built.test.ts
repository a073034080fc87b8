import { expect, test } from 'vitest';
import { routeTable } from '../routes.table.ts';
import { abroadHome, isBuilt } from './is-built.ts';

test('a screen exists when the table of routes names its page, however the address is written', () => {
  for (const { path, page } of routeTable) expect(isBuilt(path), path).toBe(page !== undefined);
  const missing = routeTable.find((row) => row.page === undefined);
  if (!missing) return;
  for (const ending of ['/', '?id=1', '#top', '/?id=1#top']) expect(isBuilt(missing.path.toUpperCase() + ending), ending).toBe(false);
});

test('a parent exists with the first of its screens, and so do the sites behind the counter', () => {
  expect(isBuilt('/personalCenterBase')).toBe(true);
  for (const site of ['/seller/#/login', '/seller/#/registered', '/operations/']) expect(isBuilt(site), site).toBe(true);
});

test('addresses of other sites, files and calls are not this table’s business', () => {
  for (const address of ['https://mall.example/newInquiry', '/media/brand/logo.svg', '/sandbox', '/api/auth/iamAuthorize?x=1', '#main'])
    expect(isBuilt(address), address).toBe(true);
});

test('the cross-border zone begins at a screen that exists', () => {
  expect(isBuilt(abroadHome)).toBe(true);
});
